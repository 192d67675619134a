/** The output of a command with the command above it, which tells what it is. */
export const outputOf = (command: string, text: string): string =>
  showsCommand(command, text) ? text : `PS C:\\> ${command}\n${text}`

/** Whether a paste begins with the command itself, at a prompt or without one. */
function showsCommand(command: string, text: string): boolean {
  const first = text.split('\n', 20).find((line) => line.trim() !== '') ?? ''
  const [program = ''] = command.split(/\s/, 1)
  const typed = first.trim().replace(prompt, '')
  return (
    text.includes(command) ||
    (typed !== first.trim() && /^[\w.\\/&(-]/.test(typed)) ||
    (program !== '' &&
      typed.replace(/^#\s+/, '').toLowerCase().startsWith(`${program.toLowerCase()} `))
  )
}

const prompt =
  /^(?:\[[^\]]{1,80}\]:\s)?(?:PS\b[^>]{0,200}>|[A-Za-z]:\\[^>]{0,200}>|[\w.-]{1,64}@[\w.-]{1,64}:?[^#$]{0,160}[#$](?=\s)|\$(?=\s))\s*/

/** What the output of a command is called among the files. */
export const outputName = (command: string): string => `Output of ${command}`
