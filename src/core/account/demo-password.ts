/** The demo's fixed password to the back office, which its form shows: no secret. */
export const DEMO_PASSWORD = 'daybreak';
