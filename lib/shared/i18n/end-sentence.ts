/** With a full stop, which a name such as "Empresa, S.L." already has. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
