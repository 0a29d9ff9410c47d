/** Fixed back-office password of the demo. Not secret: the log-in form shows it. */
export const DEMO_PASSWORD = 'daybreak';
