import { acrossLines } from '../../values/across-lines.ts'

const prompts: readonly RegExp[] = [
  /^\s{0,4}(?:\(\w[\w.-]{0,30}\)\s)?(?:\[[^\]]{1,80}\]:\s)?PS(?:\s[A-Za-z]:[^<>|"]{0,200}|\s[/~][^>]{0,200})?>\s?(.*)$/,
  /^\s{0,4}[A-Za-z]:\\(?![^>]{0,200}\.exe\s)[^<>|"*?]{0,200}>(.*)$/,
  /^\s{0,4}[\w.-]{1,64}@[\w.-]{1,64}:[^#$]{0,160}[#$]\s(.*)$/,
  /^\s{0,4}\[[\w.-]{1,64}@[\w.-]{1,64}\s[^\]]{0,80}\][#$]\s?(.*)$/,
  // Those of zsh.
  /^\s{0,4}(?:➜|❯|λ)\s{1,3}[\w.~/-]{1,80}\s{1,2}(?:git:\([^()\s]{1,80}\)\s(?:✗\s)?)?(.*)$/,
  /^\s{0,4}[\w.-]{1,64}@[\w.-]{1,64}\s[\w.~/-]{1,80}\s%\s(.*)$/,
  /^\s{0,4}\$ (\S.*)$/,
  /^\s{0,4}[#>] ((?:kubectl|kubeadm|docker|ctr|crictl|nssm|sc|helm|systeminfo|ipconfig|cat|type|hnsdiag)\b.*)$/,
]

/** What every prompt has; most lines of logs and files have none. */
const promptEnd = /[>#$%➜❯λ]/

/** Commands that stand without a prompt: only whole lines that cannot be anything else. */
const bare = new RegExp(
  acrossLines`
    ^(?:
      (?:kubectl|oc)(?:\s+-{1,2}[a-z][\w-]{0,20}[ =]\S{1,80}){0,2}\s+
        (?:get|describe|version|logs)\b.{0,300}
      |(?:docker|nerdctl)\s+(?:version|info)
      |ctr\s+version
      |containerd(?:\.exe)?\s+--?v(?:ersion)?
      |crictl\s+(?:images|pods|ps|info|version|pull\s\S{1,200})
      |hnsdiag\s+list\b.{0,200}|hcsdiag\s+list|route\s+print.{0,60}|nltest\s.{1,100}
      |klist\b.{0,60}|w32tm\s.{1,60}
      |wmic\s+(?:qfe|pagefile|computersystem|os)\b.{0,60}
      |\((?:Get-CimInstance|Get-WmiObject)\s[^()]{1,80}\)\.\w{2,40}
      |netsh(?:\.exe)?\s+int(?:erface)?\s+\S.{1,100}
      |nslookup(?:\.exe)?\s+(?=\S{0,120}\.\S)[\w.-]{3,160}(?:\s+\d{1,3}(?:\.\d{1,3}){3})?
      |curl(?:\.exe)?\s.{1,300}
      |Test-NetConnection\s[^:\s].{1,200}
      |Resolve-DnsName\s[^:\s].{1,200}
      |systeminfo|ver|ipconfig(?:\s\/all)?
      |Get-(?:
        HnsNetwork|HnsEndpoint|HnsPolicyList|HnsGlobals|ComputerInfo|Service|HotFix|NetAdapter
        |NetFirewallRule|NetIPConfiguration|NetIPAddress|NetIPInterface|DnsClientServerAddress
        |VMNetworkAdapter|CimInstance|WmiObject|NetRoute|NetTCPSetting|WindowsFeature|WinEvent
        |Counter|Process|PSDrive
      )\b(?!\s*:).{0,300}
      |(?:\.\\|[a-z]:\\\S{0,100}\\)?nssm(?:\.exe)?\s+(?:get|status)\s.{1,200}
      |sc(?:\.exe)?\s+qc\s.{1,80}
      |(?:\.\\|[a-z]:\\\S{0,100}\\)?(?:kubelet|kube-proxy)(?:\.exe)?\s+--version
    )\s*$
  `,
  'i',
)

/** A command in a container, of which what it runs there is known: `docker exec w ipconfig`. */
const within = new RegExp(
  acrossLines`
    ^(?:
      kubectl(?:\s+-{1,2}[a-z][\w-]{0,20}[ =]\S{1,80}){0,2}\s+exec
      |(?:docker|nerdctl|podman|crictl)\s+exec
    )\s(?:[^\s'"|;:]{1,120}\s+){1,8}(?:
      cmd(?:\.exe)?(?:\s\/[ck]\b.{0,200})?
      |(?:powershell|pwsh)(?:\.exe)?(?:\s+-.{1,200})?
      |(?:
        ipconfig|systeminfo|hostname|whoami|ver|set|route|netsh|nslookup|ping|curl|nltest|klist
        |tracert|netstat
      )(?:\.exe)?(?:\s+\S{1,120}){0,6}
    )\s*$
  `,
  'i',
)

/** Words behind a command that end as sentences do, or begin behind a colon. */
const sentence =
  /\s[a-z]{2,20}[.!?](?:\s{1,3}[A-Z][a-z]|\s*$)|[a-z]:\s{1,2}[a-z]{2,20}\s[a-z]{1,20}\s[a-z]{2,20}\s[a-z]/

/** “kubectl get no: w1 Ready …”, “# kubectl get nodes shows v1.18.19”: a command with what somebody says of its output. */
const answered =
  /^[#>\s]{0,4}(?:kubectl|kubeadm|docker|ctr|crictl)\s[^"'{|:<>]{2,80}(?::\s{1,2}\S|\s(?:shows?|says?|prints?|gives?|returns?|reports?)\s)/
/** Words in which people tell what became of a command, none of which stands in one. */
const told = new RegExp(
  acrossLines`
    ^[^|"'\x60$={]{3,200}?\s(?:
      [-=]>|→|times out|timed out
      |(?:does|do|did|can|could) ?(?:not|n['’]t)
      |cannot|hangs|fails|failed|works|worked|shows|prints|says|gives|returns|never|takes
      |answers|is|are|was|were
      |(?:to|from|for|on|in|of|against) (?:the|an?|any|all|every|our|both|windows|pods)
    )(?![\w-])
  `,
  'i',
)

/** A heading that somebody made of a prompt: `--- C:\\> ver`, `1) PS C:\\k> hostname`, `== PS> ver ==`. */
const decorated = new RegExp(
  acrossLines`
    ^\s{0,4}(?:[-=*+~]{1,12}|\d{1,2}[.)]|\[[\d:. ]{4,24}\]|\d{1,2}:\d\d(?::\d\d)?)[ \t]{1,4}
    ((?:PS(?:\s[A-Za-z]:[^<>|"]{0,200})?|[A-Za-z]:\\[^<>|"*?]{0,200})>.{0,2000})$
  `,
)
const rest = /[ \t]{1,4}[-=*+~]{2,12}[ \t]*$/
/** The same in bold or as code: `**PS C:\\> hostname**`. */
const marked =
  /^\s{0,4}(?:\*\*|__|`)((?:PS(?:\s[A-Za-z]:[^<>|"]{0,200})?|[A-Za-z]:\\[^<>|"*?]{0,200})>.{0,2000}?)(?:\*\*|__|`)[ \t]*$/
const headingOf = (line: string) => decorated.exec(line)?.[1] ?? marked.exec(line)?.[1]

/** A command as the title of its output: `### kubelet --version`, `**ipconfig /all**`, “Output of `ver`:”. */
const titled = new RegExp(
  acrossLines`
    ^\s{0,4}(?:(?:#{1,6}|[-=*+~]{2,12}|\d{1,2}[.)])[ \t]{1,4})?[*_]{0,2}
    (?:(?:the )?output (?:of|from) )?[*_\x60'"]{0,3}([A-Za-z.][^\x60*"\n]{1,160}?)
    [ \t]?[\x60*_'"]{0,3}:?[\x60*_]{0,3}(?:[ \t]{1,4}[-=*+~#]{2,12})?[ \t]*$
  `,
  'i',
)

/** The host on which it was typed: `##### win-1: nssm get kubelet AppParameters`. */
const ofHost = /^(?:on\s)?[\w.-]{2,63}:[ \t]{1,4}(?=[a-z])/i

/** What prints a file; in a line of its own it could begin a sentence. */
const printsFile = new RegExp(
  acrossLines`
    ^(?:type|cat|more|gc|Get-Content(?:\s-(?:Literal)?Path)?)
    \s{1,4}["']?[\w.\\/$:%~()-][\w.\\/ $:%~()-]{0,200}\.
    (?:conf|conflist|json|ya?ml|toml|env|log|ps1|txt|config)["']?(?:\s-Raw)?$
  `,
  'i',
)

/** What few lines begin with. */
const beginsTitle = /^\s{0,4}(?:[#\-=*+~\d`_'"]|(?:the )?output )/i

/** The command that a line shows being typed. In a script nothing without a prompt is one. */
export function commandIn(line: string, { isScript }: { isScript: boolean }): string | undefined {
  if (line.length > 4_000) return undefined
  const hasPrompt = promptEnd.test(line)
  const heading = isScript || !hasPrompt ? undefined : headingOf(line)
  if (heading !== undefined) return commandIn(heading.replace(rest, ''), { isScript })
  for (const prompt of hasPrompt ? prompts : []) {
    const found = prompt.exec(line)
    if (found && !answered.test(line)) return (found[1] ?? '').trim()
  }
  if (isScript) return undefined
  const title = beginsTitle.test(line) ? titled.exec(line)?.[1] : undefined
  const command = isBare(line) ? line.trim() : title === undefined ? undefined : titleOf(title)
  return command === undefined ||
    sentence.test(command === title || command === line.trim() ? line : command) ||
    answered.test(line) ||
    told.test(command) ||
    isSilent(line)
    ? undefined
    : command
}

/** The command that a title is, with or without its host. */
const titleOf = (title: string): string | undefined =>
  [title, title.replace(ofHost, '')].find((one) => isBare(one) || printsFile.test(one))

const isBare = (line: string) => bare.test(line) || within.test(line)

/** A command that ends by changing what it found: it prints nothing, so what stands below is no output. */
export const isSilent = (command: string) => silent.test(command)

const silent = new RegExp(
  acrossLines`
    \|\s{0,4}(?:
      (?:Remove|Stop|Start|Restart|Set|New|Disable|Enable|Clear|Suspend|Resume)-[A-Za-z]{2,40}
      |Out-(?:Null|File)
      |(?:%|ForEach(?:-Object)?)\s{0,4}\{[^|]{0,200}\}
    )(?:\s[^|]{0,200})?$
  `,
  'i',
)

/** Whether the prompt in a line is one of Windows: that of cmd, or of PowerShell on a drive. */
export const isPromptOfWindows = (line: string) =>
  line.includes('>') && ofDrive.test((headingOf(line) ?? line).slice(0, 400))

/** Whether it is one of a shell on Linux, with the user and the machine in it. */
export const isPromptOfLinux = (line: string) => ofShell.test(line.slice(0, 400))

const ofShell =
  /^\s{0,4}(?:[\w.-]{1,64}@[\w.-]{1,64}:(?![A-Za-z]:)[^#$\\]{0,160}[#$]\s|\[[\w.-]{1,64}@[\w.-]{1,64}\s[^\]\\]{0,80}\][#$]\s?)/

const ofDrive =
  /^\s{0,4}(?:\(\w[\w.-]{0,30}\)\s)?(?:\[[^\]]{1,80}\]:\s)?(?:PS\s[A-Za-z]:|[A-Za-z]:\\)[^<>|"*?]{0,200}>/
