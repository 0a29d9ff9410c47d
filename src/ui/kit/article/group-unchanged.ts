/** Groups the parts of a comparison, in their order: adjacent unchanged ones together, each changed one alone. */
export function groupUnchanged<Part>(
  parts: readonly Part[],
  isUnchanged: (part: Part) => boolean,
): { isUnchanged: boolean; parts: Part[] }[] {
  const groups: { isUnchanged: boolean; parts: Part[] }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (isUnchanged(part) && last?.isUnchanged) last.parts.push(part);
    else groups.push({ isUnchanged: isUnchanged(part), parts: [part] });
  }
  return groups;
}
