/** A program that tries something, and what it prints where that works and where it does not. */
interface Trial {
  readonly program: RegExp
  readonly works: RegExp
  readonly fails: RegExp
}

const trials: readonly Trial[] = [
  {
    program: /\bcurl(?:\.exe)?\s/i,
    works: /^<?\s{0,4}HTTP\/\d(?:\.\d)?\s[1-5]\d\d\b/m,
    fails:
      /\bcurl(?:\.exe)?: \(\d{1,3}\)|\(\d{1,3}\) (?:Could not|Couldn't|Failed|Connection|Operation|Recv)/i,
  },
  {
    program: /\bTest-NetConnection\s/i,
    works: /\bTcpTestSucceeded\s{0,20}:\s{0,4}True\b|^\s{0,8}True\s*$/im,
    fails:
      /\bTcpTestSucceeded\s{0,20}:\s{0,4}False\b|^\s{0,8}False\s*$|\bTCP connect to \(.{1,100}\) failed/im,
  },
  {
    program: /\bResolve-DnsName\s/i,
    works:
      /^\S+\s+(?:A|AAAA|CNAME)\s+\d+\s+(?:Answer|Question)\b|\bIP4?Address\s{0,12}:\s{0,4}\d/im,
    fails:
      /\bResolve-DnsName\s?:|DNS (?:name does not exist|server failure)|This operation returned because the timeout period expired/i,
  },
]

/** Whether what a command tries works, by its output; undefined where that shows nothing, or two things. */
export function outputWorks(command: string, output: string): boolean | undefined {
  const [trial, ...others] = trials.filter(({ program }) => program.test(`${command} `))
  // Of two commands one output does not tell which it is of.
  if (!trial || others.length > 0 || command.includes(';')) return undefined
  const works = trial.works.test(output)
  const fails = trial.fails.test(output)
  return works === fails ? undefined : works
}
