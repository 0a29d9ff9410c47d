import * as words from '#ui/words/admin/site-words.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { LookForm } from './look-form.tsx';

export function Component() {
  return (
    <AdminPage title={words.appearance}>
      <LookForm site={useBackOffice().site} />
    </AdminPage>
  );
}
