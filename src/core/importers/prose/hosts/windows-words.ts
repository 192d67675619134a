import { serverBuild } from '../../windows/windows-builds.ts'
import { release } from '../parts/windows-names.ts'
import { acrossLines } from '../../../values/across-lines.ts'

export const build = new RegExp(
  acrossLines`
    \b(?:
      os|windows|nodes?|hosts?|kernel(?:_version)?|servers?|winver|version|ws(?:20\d\d)?
      |win[\w-]{1,30}|workers?|machines?|vms?|pools?
    )\b[^\n]{0,80}?\b(10\.0\.\d{5}(?:\.\d{1,6})?)\b
    (?:\s(?:and|und|&)\s(10\.0\.\d{5}\.\d{1,6})\b(?!\s(?:images?|tags?|containers?)\b))?
  `,
  'gi',
)
/** One item of a list of the setup: `k8s v1.21.0, 10.0.17763.1697, docker`. */
export const buildListed = new RegExp(
  acrossLines`
    (?:(?:^|[,;/|(])[ \t]*(?:[-*•][ \t]+)?|(?:^|[,;:/|(])[ \t]*(?:OS )?build[ \t:=]{1,3})
    (10\.0\.\d{5}\.\d{1,6})[ \t]*(?=[,;/|)]|\.\s|\.?$)
  `,
  'gim',
)
/** “On a 17763 node”, “our first server (26100)”. */
export const buildOfNode = new RegExp(
  acrossLines`
    (?<![\d.:/-])(${serverBuild})(?=
      \s(?:windows\s)?(?:nodes?|hosts?|workers?|machines?|VMs?|servers?|box(?:es)?)\b
      |\)(?<=
        \b(?:servers?|nodes?|hosts?|box(?:es)?|workers?|20(?:16|19|22|25))\b
        [^\n.;]{0,30}\(\d{5}\)
      )
    )
  `,
  'gi',
)
export const buildNumber = /\b((?:OS )?build(?: ?number)?\s*[:=]?\s*(\d{5})(?:\.(\d{1,6}))?)\b/gi
/** `Windows Server 2019 (17763.1339)`, `nodes are 2022 (20348.2700)`. */
export const buildAlone = new RegExp(
  acrossLines`
    (?:
      \b(?:
        windows|win|server|os|nodes?|hosts?|workers?|machines?|vms?|ws[ -]?20(?:16|19|22|25)|now
        |jetzt|nun
      )\b
      |윈도우
    )[^\n]{0,60}?(?<![\d.])((\d{5})\.(\d{1,5}))\b(?!\.\d)
  `,
  'gi',
)
/** The image of an AKS node: `AKSWindows-2019-containerd-17763.2366.211215`. */
export const nodeImage =
  /\b((?:AKSWindows|windowsserver)[\w-]{0,40}[-.](\d{5})\.(\d{1,5})\.\d{2,6})\b/gi
export const system = new RegExp(
  String.raw`\b(Windows Server,? (?:version )?${release}(?: (?:Datacenter|Standard))?)\b(?!,? (?:1903|1909|2004|20H2|23H2)\b)`,
  'gi',
)
/** “I have a 1909 host”, “an image of 1803 on an 1803 node”, “Windows Server version: 1809”, also below such a heading. */
export const releaseOfHost = new RegExp(
  acrossLines`
    (?<!
      \b(?:
        Windows(?: Server)?|Server|WS|Win|SQL|Exchange|SharePoint|in|since|until|from|by|of|to
        |for|over|about|old|older|former|previous|last|remaining
        |(?:\d{4}|\d{2}H2)\s(?:and|or|und|oder|&)
      )\s
    )\b(${release})\s(?:windows\s)?(?:hosts?|nodes?|workers?|servers?|machines?|VMs?|box(?:es)?)
      \b
    |\bwindows server(?: version)?[*_\`]{0,2}\s?[:=][*_\`\s]{0,4}
      (${release}(?: (?:Datacenter|Standard))?)\b(?![.:/-]\d)
    |^#{1,6} [^#\n]{0,20}\bwindows (?:server |os |node )?version\b[^\w\n]{0,6}\n\s{0,3}
      (${release})[ \t]*$
    |^\W{0,6}Edition[*_]{0,2}: ?(?:Windows Server ?)?(?:LTSC ?)?(${release})(?: LTSC)?
      (?=[ \t]*\n[^]{0,300}\bContainer engine\b)
  `,
  'gim',
)
/** “win19 nodes”, “ltsc2019 nodes” */
export const shortYear = new RegExp(
  acrossLines`
    (?<![\w.-])(?<!\b(?:no|old|former|and|or)\s)((?:win|ltsc[ -]?(?:20)?)(16|19|22|25))
    (?=\s(?:windows\s)?(?:nodes?|hosts?|workers?|servers?|machines?|VMs?|pools?)\b)
  `,
  'gi',
)
/** “Our Windows nodes are 1809.” */
export const toldSystem = new RegExp(
  acrossLines`
    \b(?:windows (?:server )?|(?:the|our|all) (?=\w{4,8} (?:is|are|on) ))
    (?:nodes?|hosts?|workers?|agents?|machines?|VMs?)\b
    (?: (?:is|are|runs?|on|with|version|ver|all|both))*[ :=(]{1,3}(?:ltsc[ -]?(?=20))?
    (${release})\b(?![.:/-]\d)
  `,
  'gi',
)

export const banner = /Microsoft Windows \[/
