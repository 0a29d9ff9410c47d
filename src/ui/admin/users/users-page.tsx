import { type ReactNode, useState } from 'react';
import { type Role, roleNames } from '#core/account/role.ts';
import { isStaff } from '#core/account/user.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { Shown } from '#core/collections.ts';
import * as words from '#ui/words/admin/people-words.ts';
import * as staffWords from '#ui/words/admin/staff-people-words.ts';
import { PersonSquare } from '../articles/presence/person-square.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useDeleting } from '../parts/api/use-deleting.ts';
import { useWork } from '../parts/api/use-work.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { NewButton } from '../parts/table/new-button.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { RowButton } from '../parts/table/row-button.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeavingWork } from './leaving-work.tsx';
import { LogInRules } from './log-in-rules.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { RoleQuestion, SuspendQuestion } from './person-questions.tsx';
import { RoleSelect } from './role-select.tsx';
import { SubscriptionSwitch } from './subscription-switch.tsx';
import { factorInWords, handOver, type StaffEntry, useStaff } from './use-staff.ts';

type ShownUser = Shown<'users'>;

const suspendedInWords = ({ suspended }: ShownUser): string =>
  suspended?.role ? staffWords.suspendedAs(roleNames[suspended.role]) : staffWords.suspended;

const nameOf = ({ name, email }: ShownUser): string => name || email;
const personOf = (user: ShownUser) => ({ id: user.id, name: nameOf(user) });

interface UsersPageProps {
  list: RecordList<'users'>;
  /** Absent in the browser edition, which has no staff. */
  entry: StaffEntry | undefined;
}

/** Table of accounts: deletion and Premium, on a server roles and second factors too. */
export function UsersPage({ list, entry }: UsersPageProps) {
  const { run, isBusy } = useWork();
  const staff = useStaff();
  const [isInviting, setInviting] = useState(false);
  /** Account whose second factor is to be reset. */
  const [lost, setLost] = useState<{ id: string; name: string }>();
  const [edited, setEdited] = useState<ShownUser>();
  const [suspended, setSuspended] = useState<ShownUser>();
  const [promoted, setPromoted] = useState<{ user: ShownUser; role: Role | undefined }>();
  /** Account that takes over what waits for a person who is deleted. */
  const [heir, setHeir] = useState({ of: '', to: '' });
  const hasStaff = useBackOffice().site.edition === 'server';

  const change = (id: string, subscribed: boolean) =>
    run(() => adminClient().ask('PUT /admin/users/:userId/premium', { userId: id, subscribed }), {
      title: words.success,
      text: words.subscriptionUpdatedSuccessfully,
    });
  const deleting = { deleted: words.userDeletedSuccessfully };
  const many = useDeleting({
    ...deleting,
    remove: (id) => adminClient().ask('DELETE /admin/users/:id', { id }),
  });
  const one = useDeleting({
    ...deleting,
    remove: async (id) => {
      await handOver(id, heir.of === id ? heir.to : '');
      return adminClient().ask('DELETE /admin/users/:id', { id });
    },
  });

  const roleColumn: Column<ShownUser> = {
    label: words.role,
    cell: (user) =>
      user.suspended ? (
        suspendedInWords(user)
      ) : (
        <RoleSelect
          name={nameOf(user)}
          role={user.role}
          invitedAs={user.invited?.role}
          isBusy={staff.isBusy}
          onChange={(role) => setPromoted({ user, role })}
        />
      ),
    className: 'md:w-36',
  };
  const factorColumn = ({ factors }: StaffEntry): Column<ShownUser> => ({
    label: words.secondFactor,
    cell: ({ id, role }) => (role ? factorInWords(factors, id) : ''),
    className: 'md:w-40',
  });
  const columns: Column<ShownUser>[] = [
    {
      label: words.name,
      sort: 'name',
      cell: (user) => (
        <span className="inline-flex items-center gap-2 font-semibold">
          {isStaff(user) && <PersonSquare name={nameOf(user)} picture={user.picture} />}
          {nameOf(user)}
        </span>
      ),
    },
    { label: words.email, sort: 'email', cell: ({ email }) => email },
    ...(entry ? [roleColumn, factorColumn(entry)] : []),
    {
      label: words.subscription,
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
  const hasFactor = ({ id }: ShownUser): boolean =>
    entry?.factors.some(({ userId }) => userId === id) ?? false;
  const actions = (user: ShownUser) => (
    <>
      <RowButton
        icon="edit"
        isOpener
        label={staffWords.editDetails(nameOf(user))}
        onClick={() => setEdited(user)}
      />
      {user.suspended ? (
        <RowButton
          icon="play"
          label={staffWords.endSuspensionOf(nameOf(user))}
          onClick={() => void staff.endSuspension(personOf(user))}
        />
      ) : (
        <RowButton
          icon="pause"
          label={staffWords.suspendUser(nameOf(user))}
          onClick={() => setSuspended(user)}
        />
      )}
      {hasFactor(user) && (
        <RowButton
          icon="lock"
          label={words.resetSecondFactor(nameOf(user))}
          onClick={() => setLost(personOf(user))}
        />
      )}
      {!user.suspended && (
        <RowButton
          icon="key"
          label={words.passwordLink(nameOf(user))}
          onClick={() => void staff.sendLink(personOf(user))}
        />
      )}
    </>
  );
  /** Consequences of deleting staff, with the choice of an heir. */
  const leaving = (users: readonly ShownUser[]): ReactNode => {
    const [user] = users;
    if (!(user && hasStaff && users.some(isStaff))) return null;
    return (
      <>
        <p className="mt-2 text-ink-2 text-ui">{staffWords.sessionsEndNow}</p>
        {users.length === 1 ? (
          <LeavingWork
            person={personOf(user)}
            heir={heir.of === user.id ? heir.to : ''}
            onHeir={(to) => setHeir({ of: user.id, to })}
          />
        ) : (
          <p className="mt-2 text-ink-2 text-ui">{staffWords.manyLeave}</p>
        )}
      </>
    );
  };
  const endInviting = (): void => {
    staff.clearFailure();
    setInviting(false);
  };

  const endEditing = (): void => {
    staff.clearFailure();
    setEdited(undefined);
  };

  return (
    <AdminPage
      title={words.users}
      count={list.total}
      action={
        hasStaff ? (
          <NewButton label={words.inviteStaff} onClick={() => setInviting(true)} />
        ) : undefined
      }
    >
      {entry && <LogInRules policy={entry.policy} />}
      <RecordTable
        label={words.users}
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty={words.noUsersHaveRegisteredYet}
        actions={hasStaff ? actions : undefined}
        onDelete={(ids) => (ids.length === 1 ? one : many).deleteAll(ids)}
        deleteWarning={leaving}
        deleteText={(user) => words.thisWillPermanentlyDeleteTheUser(nameOf(user))}
      />
      {isInviting && (
        <InviteDialog
          isBusy={staff.isBusy}
          errorOf={staff.errorOf}
          onInvite={(invitation) =>
            void staff.invite(invitation).then((isDone) => isDone && endInviting())
          }
          onClose={endInviting}
        />
      )}
      <ConfirmDialog
        isOpen={lost !== undefined}
        title={words.resetTheSecondFactor}
        text={words.lostTheirPasskeysApp(lost?.name ?? '')}
        confirmLabel={words.reset}
        onConfirm={() => {
          if (lost) void staff.resetFactor(lost).then(() => setLost(undefined));
        }}
        onCancel={() => setLost(undefined)}
      />
      {edited && (
        <DetailsDialog
          of={{ name: edited.name, email: edited.email, picture: edited.picture ?? '' }}
          hasPicture={isStaff(edited)}
          isBusy={staff.isBusy}
          errorOf={staff.errorOf}
          onSave={(details) =>
            void staff.saveDetails(edited.id, details).then((saved) => saved && endEditing())
          }
          onClose={endEditing}
        />
      )}
      {suspended && (
        <SuspendQuestion
          person={personOf(suspended)}
          hasWork={isStaff(suspended)}
          onConfirm={(to) => {
            void staff
              .suspend(personOf(suspended), to)
              .then((isDone) => isDone && setSuspended(undefined));
          }}
          onCancel={() => setSuspended(undefined)}
        />
      )}
      {promoted && (
        <RoleQuestion
          person={personOf(promoted.user)}
          was={promoted.user.role}
          isInvited={promoted.user.invited !== undefined}
          role={promoted.role}
          onConfirm={(to) => {
            void staff
              .changeRole(personOf(promoted.user), promoted.role, to)
              .then((isDone) => isDone && setPromoted(undefined));
          }}
          onCancel={() => setPromoted(undefined)}
        />
      )}
      {staff.link && <PasswordLinkDialog made={staff.link} onClose={staff.forgetLink} />}
    </AdminPage>
  );
}
