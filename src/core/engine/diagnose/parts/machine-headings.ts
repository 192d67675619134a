import type { Line } from '../../../text/lines.ts'

type System = 'linux' | 'windows'

const linux =
  /\b(?:linux|ubuntu|debian|rhel|red ?hat|centos|rocky|alma(?:linux)?|suse|sles|flatcar|bottlerocket|photon|coreos|fedora)\b/i
const windows = /(?<![a-z])win(?![a-z])|windows|win(?:\d|-|_)|\bws20\d\d|[A-Za-z]:\\/i

interface Heading {
  readonly style: string
  readonly level: number
  readonly system: System | undefined
}

/** A line that is set apart as a heading, or says what stands below it. */
function headingIn(text: string): Heading | undefined {
  if (text.length > 120) return undefined
  const line = text.trim()
  const marks =
    /^(?:#{1,6}(?=\s)|#{5,20}|={2,20}|-{2,20}(?= )|-{3,20}(?=\w)|\*\*|\[(?=[^\]]{2,80}\]$))/.exec(
      line,
    )
  const isLabel =
    /^(?![-{}"'|$])[A-Za-z][^{}"'=\n]{2,80}:(?:\*\*)?$/.test(line) && !/^\s/.test(text)
  if (!marks && !isLabel) return undefined
  if (/^[-=#*]+$/.test(line)) return undefined
  const [isLinux, isWindows] = [linux.test(line), windows.test(line)]
  return {
    style: marks?.[0][0] ?? ':',
    level: marks?.[0].length ?? 0,
    system: isLinux === isWindows ? undefined : isLinux ? 'linux' : 'windows',
  }
}

/** A heading that names Linux; most texts have none. */
const hint = new RegExp(linux.source, 'i')

/** Whether a line of a file stands below a heading that names a Linux machine. */
export function belowLinux(lines: readonly Line[]): (line: number) => boolean {
  if (!lines.some(({ text }) => text.length <= 120 && hint.test(text))) return () => false
  let open: Heading | undefined
  const systems = lines.map(({ text }) => {
    const heading = headingIn(text)
    if (heading?.system !== undefined) open = heading
    else if (heading && heading.style === open?.style && heading.level <= open.level)
      open = undefined
    return open?.system
  })
  return (line) => systems[line - 1] === 'linux'
}
