import type { Site } from '#core/site/site.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { fieldOf, outcomeOf } from '#ui/form-action.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import type { FormOutcome } from '#ui/kit/stores/form-outcome.ts';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/account-words.ts';
import { AccountForm, EmailField, OnwardLinks } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';

const FORM_ID = 'forgot-password';

/** Instructions for sites that cannot send e-mail. */
const withoutMail = {
  browser: {
    intro: words.thisEditionCannotSendE,
    link: { label: words.register, href: patterns.register },
  },
  server: {
    intro: words.thisSiteCannotSendE,
    link: { label: words.writeToTheNewsroom, href: patterns.contact },
  },
} as const;

function ResetForm() {
  const { errorOf, typedIn, isBusy } = useSentForm(FORM_ID);
  return (
    <AccountForm
      id={FORM_ID}
      action={patterns.forgotPassword}
      submit={words.sendLink}
      busy={words.sending}
      isBusy={isBusy}
      other={{ question: words.rememberedIt, label: words.login, href: patterns.login }}
    >
      <EmailField typed={typedIn('email')} error={errorOf('email')} />
    </AccountForm>
  );
}

/** Sends a link for a new password; gives instructions where the site cannot send e-mail. */
function ForgotPasswordPage({ site }: { site: Site }) {
  const { edition, sendsMail, settings } = site;
  const other = withoutMail[edition];
  const intro = sendsMail ? words.tellUsYourAddress : other.intro;
  return (
    <AccountLayout heading={words.forgotPassword} intro={intro} siteName={settings.siteName}>
      {sendsMail ? <ResetForm /> : <OnwardLinks first={other.link} />}
    </AccountLayout>
  );
}

export async function action(args: RouteArgs): Promise<FormOutcome> {
  const form = await args.request.formData();
  return outcomeOf(async () => {
    await clientOf(args).ask('POST /password-resets', { email: fieldOf(form, 'email') });
    return {
      isDone: true,
      toast: {
        title: words.lookIntoYourMail,
        text: words.ifThereIsAnAccount,
      },
      goTo: patterns.login,
    };
  });
}

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <>
      <PageHead
        title={words.forgotPasswordTitle(siteName)}
        siteName={siteName}
        path={patterns.forgotPassword}
        description={words.getANewPassword(siteName)}
        isUnlisted
      />
      <ForgotPasswordPage site={site} />
    </>
  );
}
