import { useState } from 'react';
import { answerOf } from '#api/client.ts';
import type { RecordList, Shown } from '#core/back-office/record-list.ts';
import { adminClient } from '../parts/admin-client.ts';
import { NewButton } from '../parts/new-button.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { useWork } from '../parts/use-work.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { RoleSelect } from './role-select.tsx';
import { SubscriptionSwitch } from './subscription-switch.tsx';
import { useStaff } from './use-staff.ts';

type ShownUser = Shown<'users'>;

const nameOf = ({ name, email }: ShownUser): string => name || email;
const personOf = (user: ShownUser) => ({ id: user.id, name: nameOf(user) });

/** Everybody with an account: deleted or made Premium here; in an edition with staff, given a role. */
export function UsersPage({ list }: { list: RecordList<'users'> }) {
  const { run, isBusy } = useWork();
  const staff = useStaff();
  const [isInviting, setInviting] = useState(false);
  const hasStaff = useBackOffice().site.edition === 'server';

  const change = (id: string, subscribed: boolean) =>
    run(
      () =>
        answerOf(
          adminClient().users[':id'].subscription.$put({ param: { id }, json: { subscribed } }),
        ),
      { title: 'Success', text: 'Subscription updated successfully.' },
    );
  const remove = async (id: string): Promise<boolean> =>
    (await run(() => answerOf(adminClient().users[':id'].$delete({ param: { id } })), {
      title: 'Success',
      text: 'User deleted successfully.',
    })) !== undefined;

  const roleColumn: Column<ShownUser> = {
    label: 'Role',
    cell: (user) => (
      <RoleSelect
        name={nameOf(user)}
        role={user.role}
        invitedAs={user.invited?.role}
        isBusy={staff.isBusy}
        onChange={(role) => void staff.changeRole(personOf(user), role)}
      />
    ),
    className: 'md:w-36',
  };
  const columns: Column<ShownUser>[] = [
    {
      label: 'Name',
      sort: 'name',
      cell: (user) => <span className="font-semibold">{nameOf(user)}</span>,
    },
    { label: 'Email', sort: 'email', cell: ({ email }) => email },
    ...(hasStaff ? [roleColumn] : []),
    {
      label: 'Subscription',
      sort: 'subscription',
      cell: (user) => (
        <SubscriptionSwitch
          name={nameOf(user)}
          isPremium={user.subscribed}
          isBusy={isBusy}
          onChange={(subscribed) => change(user.id, subscribed)}
        />
      ),
      className: 'md:w-52',
    },
  ];
  const passwordLink = (user: ShownUser) => (
    <RowButton
      icon="key"
      label={`Password link for ${nameOf(user)}`}
      onClick={() => void staff.sendLink(personOf(user))}
    />
  );
  const endInviting = (): void => {
    staff.clearFailure();
    setInviting(false);
  };

  return (
    <AdminPage
      title="Users"
      count={list.total}
      action={
        hasStaff ? <NewButton label="Invite Staff" onClick={() => setInviting(true)} /> : undefined
      }
    >
      <RecordTable
        label="Users"
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty="No users have registered yet."
        actions={hasStaff ? passwordLink : undefined}
        onDelete={({ id }) => remove(id)}
        deleteText={(user) => `This will permanently delete the user "${nameOf(user)}".`}
      />
      {isInviting && (
        <InviteDialog
          isBusy={staff.isBusy}
          failure={staff.failure}
          onInvite={(invitation) =>
            void staff.invite(invitation).then((isDone) => isDone && endInviting())
          }
          onClose={endInviting}
        />
      )}
      {staff.link && <PasswordLinkDialog made={staff.link} onClose={staff.forgetLink} />}
    </AdminPage>
  );
}
