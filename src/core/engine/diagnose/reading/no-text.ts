import { quotePowerShell } from '../../../text/powershell/powershell.ts'
import { baseName } from '../../../values/base-name.ts'

/** Files that collections of logs hold, by how their names end, with what to send in their place. */
const others: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /\.evtx$/i,
    (name) =>
      `This is an event log as Windows keeps it. Write it as text, and send that: Get-WinEvent -Path ${quotePowerShell(name)} -Oldest | Format-List TimeCreated, Id, LevelDisplayName, ProviderName, Message | Out-File ${quotePowerShell(`${name}.txt`)}`,
  ],
  [
    /\.etl$/i,
    () =>
      'This is a trace of Windows, which nothing here reads. Send logs and configuration of the node.',
  ],
  [
    /\.(?:pcapng|pcap|cap)$/i,
    () => 'These are recorded packets, which nothing here reads. Send what was printed about them.',
  ],
  [
    /\.(?:7z|rar|xz|zst|bz2|cab)$/i,
    () =>
      'This archive is of a kind that is not unpacked here. Unpack it, or send a zip or tar.gz.',
  ],
  [
    /\.(?:png|jpe?g|gif|bmp|webp|heic|docx?|xlsx?|pdf)$/i,
    () => 'This is a picture or a document. Copy the text out of it, and send that.',
  ],
]

/** Why a file that is no text is not read, and what to send in its place. */
export function noText(file: string): string {
  const name = baseName(file)
  const known = others.find(([end]) => end.test(name))
  return `This is no text.${known ? ` ${known[1](name)}` : ''}`
}
