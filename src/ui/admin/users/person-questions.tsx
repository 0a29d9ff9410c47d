import { useState } from 'react';
import { type Role, roleNames } from '#core/account/role.ts';
import * as words from '#ui/words/admin/staff-people-words.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { type RoleRight, rightsBeyond } from '../roles/role-rights.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { LeavingWork } from './leaving-work.tsx';

interface Person {
  id: string;
  name: string;
}

interface RightsListProps {
  title: string;
  rights: readonly RoleRight[];
}

const RightsList = ({ title, rights }: RightsListProps) =>
  rights.length === 0 ? null : (
    <section aria-label={title} className="mt-3 text-ui">
      <h3 className="text-label">{title}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-2">
        {rights.map(({ name }) => (
          <li key={name}>{words.rights[name]}</li>
        ))}
      </ul>
    </section>
  );

interface RoleQuestionProps {
  person: Person;
  /** The role at present; `undefined` for readers. */
  was: Role | undefined;
  role: Role | undefined;
  /** True while an invitation is open, which the change withdraws. */
  isInvited: boolean;
  /** `heir`: id of the account that takes the person's work over; '' for nobody. */
  onConfirm: (heir: string) => void;
  onCancel: () => void;
}

/** Asks before somebody's role changes: what that opens and closes, and who takes the work over if they leave. */
export function RoleQuestion(props: RoleQuestionProps) {
  const { person, was, role, isInvited, onConfirm, onCancel } = props;
  const [heir, setHeir] = useState('');
  const { settings } = useBackOffice().site;
  const { name } = person;
  if (!(was || role)) {
    return (
      <ConfirmDialog
        isOpen
        title={words.withdrawInvitationQuestion(name)}
        text={words.itsLinkNoLongerWorks}
        confirmLabel={words.withdrawInvitation}
        onConfirm={() => onConfirm('')}
        onCancel={onCancel}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={role ? words.changeRoleQuestion(name, roleNames[role]) : words.takeRoleQuestion(name)}
      text={`${words.roleChangesNow(name)}${isInvited ? ` ${words.theInvitationIsWithdrawn}` : ''}`}
      confirmLabel={role ? words.changeRole : words.takeRole}
      confirmTone={role ? 'ink' : 'danger'}
      onConfirm={() => onConfirm(heir)}
      onCancel={onCancel}
    >
      <RightsList title={words.opens} rights={rightsBeyond(role, was, settings)} />
      <RightsList title={words.closes} rights={rightsBeyond(was, role, settings)} />
      {role === undefined && <LeavingWork person={person} heir={heir} onHeir={setHeir} />}
    </ConfirmDialog>
  );
}

interface SuspendQuestionProps extends Pick<RoleQuestionProps, 'onConfirm' | 'onCancel'> {
  person: Person;
  /** True for staff, who may leave work behind. */
  hasWork: boolean;
}

/** Asks before somebody is suspended, and who takes their work over. */
export function SuspendQuestion({ person, hasWork, onConfirm, onCancel }: SuspendQuestionProps) {
  const [heir, setHeir] = useState('');
  return (
    <ConfirmDialog
      isOpen
      title={words.suspendQuestion(person.name)}
      text={words.suspendText(person.name)}
      confirmLabel={words.suspend}
      onConfirm={() => onConfirm(heir)}
      onCancel={onCancel}
    >
      {hasWork && <LeavingWork person={person} heir={heir} onHeir={setHeir} />}
    </ConfirmDialog>
  );
}
