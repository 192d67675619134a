/** The output of a command with the command above it, which tells what it is. */
export const outputOf = (command: string, text: string): string =>
  text.includes(command) ? text : `PS C:\\> ${command}\n${text}`

/** What the output of a command is called among the files. */
export const outputName = (command: string): string => `Output of ${command}`
