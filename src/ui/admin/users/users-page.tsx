import { useState } from 'react';
import { type Role, roleNames, roles } from '#core/account/role.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { Shown } from '#core/collections.ts';
import * as words from '#ui/words/admin/people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useDeleting } from '../parts/api/use-deleting.ts';
import { useWork } from '../parts/api/use-work.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { Switch } from '../parts/form/switch-field.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { NewButton } from '../parts/table/new-button.tsx';
import { type Column, RecordTable } from '../parts/table/record-table.tsx';
import { RowButton } from '../parts/table/row-button.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LogInRules } from './log-in-rules.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { factorInWords, type StaffEntry, useStaff } from './use-staff.ts';

interface SubscriptionSwitchProps {
  /** Name of the account. */
  name: string;
  isPremium: boolean;
  isBusy: boolean;
  /** Resolves once the change was stored or refused. */
  onChange: (isPremium: boolean) => Promise<unknown>;
}

/** Switch between Premium and Standard. */
function SubscriptionSwitch({ name, isPremium, isBusy, onChange }: SubscriptionSwitchProps) {
  /** Requested value, shown until the API has answered. */
  const [asked, setAsked] = useState<boolean>();
  const isOn = asked ?? isPremium;
  async function change(next: boolean): Promise<void> {
    setAsked(next);
    await onChange(next);
    setAsked(undefined);
  }
  return (
    <span className="flex items-center gap-3">
      <span
        className={`inline-block rounded-full border px-2.5 py-0.5 text-label ${isOn ? 'border-transparent bg-sun text-on-sun' : 'border-edge text-ink-2'}`}
      >
        {isOn ? words.premium : words.standard}
      </span>
      <Switch
        aria-label={words.premiumFor(name)}
        checked={isOn}
        aria-disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
      />
    </span>
  );
}

/** Value of a pending invitation; choosing another value withdraws it. */
const INVITED = 'invited';

interface RoleSelectProps {
  /** Account that the role is for. */
  name: string;
  role: Role | undefined;
  /** Role of a pending invitation, until its link is redeemed. */
  invitedAs?: Role | undefined;
  isBusy: boolean;
  onChange: (role: Role | undefined) => void;
}

/** Role of a user in the newsroom; readers have none. */
const RoleSelect = ({ name, role, invitedAs, isBusy, onChange }: RoleSelectProps) => (
  <select
    aria-label={words.roleOf(name)}
    aria-busy={isBusy}
    value={invitedAs ? INVITED : (role ?? '')}
    onChange={(event) => onChange(roles.find((one) => one === event.target.value))}
    className="field-box w-auto pointer-fine:min-h-9 pointer-fine:py-1"
  >
    {invitedAs && <option value={INVITED}>{words.invited(roleNames[invitedAs])}</option>}
    <option value="">{words.reader}</option>
    {roles.map((one) => (
      <option key={one} value={one}>
        {roleNames[one]}
      </option>
    ))}
  </select>
);

type ShownUser = Shown<'users'>;

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
  const hasStaff = useBackOffice().site.edition === 'server';

  const change = (id: string, subscribed: boolean) =>
    run(() => adminClient().ask('PUT /admin/users/:userId/premium', { userId: id, subscribed }), {
      title: words.success,
      text: words.subscriptionUpdatedSuccessfully,
    });
  const { deleteAll } = useDeleting({
    remove: (id) => adminClient().ask('DELETE /admin/users/:id', { id }),
    deleted: words.userDeletedSuccessfully,
  });

  const roleColumn: Column<ShownUser> = {
    label: words.role,
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
  const factorColumn = ({ factors }: StaffEntry): Column<ShownUser> => ({
    label: words.secondFactor,
    cell: ({ id, role }) => (role ? factorInWords(factors, id) : ''),
    className: 'md:w-40',
  });
  const columns: Column<ShownUser>[] = [
    {
      label: words.name,
      sort: 'name',
      cell: (user) => <span className="font-semibold">{nameOf(user)}</span>,
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
  const staffActions = (user: ShownUser) => (
    <>
      {hasFactor(user) && (
        <RowButton
          icon="lock"
          label={words.resetSecondFactor(nameOf(user))}
          onClick={() => setLost(personOf(user))}
        />
      )}
      <RowButton
        icon="key"
        label={words.passwordLink(nameOf(user))}
        onClick={() => void staff.sendLink(personOf(user))}
      />
    </>
  );
  const endInviting = (): void => {
    staff.clearFailure();
    setInviting(false);
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
        actions={hasStaff ? staffActions : undefined}
        onDelete={deleteAll}
        deleteText={(user) => words.thisWillPermanentlyDeleteTheUser(nameOf(user))}
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
      {staff.link && <PasswordLinkDialog made={staff.link} onClose={staff.forgetLink} />}
    </AdminPage>
  );
}
