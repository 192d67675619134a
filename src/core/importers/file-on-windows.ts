import type { Document } from '../model/document.ts'

const withDrive = /(?<![\w/])[A-Za-z]:\\[\w.\\ ()-]{1,120}\.(?:ya?ml|conf|json|toml)\b/
const reading = /^(?:type|cat|gc|get-content|more)\b/i

/** Whether a file lies on a disk with a letter, as its name, the command that shows it or the line above it tells. */
export const isFileOnWindows = ({
  title = '',
  command = '',
  above = '',
  isTypedOnWindows,
}: Document): boolean =>
  withDrive.test(title) ||
  (reading.test(command) && (isTypedOnWindows || withDrive.test(command))) ||
  withDrive.test(above.split('\n').at(-1) ?? '')
