/** True if jobs are among the changed collections. */
export const touchesJobs = (changed: readonly string[]): boolean => changed.includes('jobs');
