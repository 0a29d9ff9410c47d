import { answerOf } from '#api/client.ts';
import type { RecordList, Shown } from '#core/back-office/record-list.ts';
import { adminClient } from '../parts/admin-client.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { useWork } from '../parts/use-work.ts';
import { SubscriptionSwitch } from './subscription-switch.tsx';

type ShownUser = Shown<'users'>;

const nameOf = ({ name, email }: ShownUser): string => name || email;

/** Everybody with an account: deleted or made Premium here, never written. */
export function UsersPage({ list }: { list: RecordList<'users'> }) {
  const { run, isBusy } = useWork();

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

  const columns: Column<ShownUser>[] = [
    {
      label: 'Name',
      sort: 'name',
      cell: (user) => <span className="font-semibold">{nameOf(user)}</span>,
    },
    { label: 'Email', sort: 'email', cell: ({ email }) => email },
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

  return (
    <AdminPage title="Users" count={list.total}>
      <RecordTable
        label="Users"
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty="No users have registered yet."
        onDelete={({ id }) => remove(id)}
        deleteText={(user) => `This will permanently delete the user "${nameOf(user)}".`}
      />
    </AdminPage>
  );
}
