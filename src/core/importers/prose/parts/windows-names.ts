import { acrossLines } from '../../../values/across-lines.ts'

/** Releases as texts name them. */
export const release = '(?:20(?:16|19|22|25)|1709|1803|1809|1903|1909|2004|20H2|23H2)'

const two = '(16|19|22|25)'
const channel = '(1709|1803|1809|1903|1909|2004|20H2|23H2)'
const notOther = String.raw`(?<!\b(?:SQL|Exchange|SharePoint|Foundation|Project|Active Directory)\s)`
const machine = String.raw`(?:nodes?|workers?|hosts?|servers?|machines?|VMs?|pools?|agents?|knoten|nœuds)`

/** `WS2022`, `win 1809`, `Server 2019`, `Windows_Server-2019-English-Core`. */
const shortSystem = new RegExp(
  acrossLines`
    (?<!\b(?:SQL|Exchange|SharePoint|Foundation|Project)\s)\b(
      (?:WS|Win|Windows|(?:(?:Win(?:dows)?[ _])?Server|Windows Service(?= 20))(?: Core| SAC)?)
      [ _-]?(?:v(?:er(?:sion)?)?\.? ?)?(${release})
    )(?![\w:/]|\.\w|-\d|,? (?:1903|1909|2004|20H2|23H2)\b)
  `,
  'gi',
)
/** “Windows (Server Core, version 1909)”. */
const inBrackets = new RegExp(
  acrossLines`
    \b(
      Windows \(Server(?: Core| Standard| Datacenter)?,? (?:version )?(${release})
      (?=\)(?!\?| (?:base )?(?:images?|containers?|tags?)\b))
    )
  `,
  'gi',
)
/** `2019-Datacenter-Core-with-Containers`, an image of Azure. */
const azureSku = /(?<![\w-])((20(?:16|19|22|25))-Datacenter[\w-]{0,40})/gi
/** `Datacenter-Core-1803-with-Containers-smalldisk`, one of a release between. */
const azureSkuBetween =
  /(?<![\w-])(Datacenter-Core-(1709|1803|1809|1903|1909|2004|20H2)-with-Containers[\w-]{0,20})/gi
/** `WINDOWS_CORE_2022_x86_64`, an image of EKS. */
const amazonImage = /\b(WINDOWS_(?:CORE|FULL)_(20(?:19|22|25))_x86_64)\b/g

/** Nicknames of systems, whose group is the year or the release: each is one row. */
export const nicknames: readonly RegExp[] = [
  amazonImage,
  azureSku,
  azureSkuBetween,
  inBrackets,
  shortSystem,
  // `Win2k19`, `Windows Server 2k22`
  new RegExp(
    String.raw`${notOther}\b((?:win(?:dows)?|server|W(?=2k))[ _-]?(?:server[ _-]?)?2k${two})\b`,
    'gi',
  ),
  // `WS19`
  new RegExp(String.raw`\b(WS[ _-]?${two})(?![\w:/.-])`, 'gi'),
  // “The workers run Server 19”
  new RegExp(
    acrossLines`
      ${notOther}(?<=(?:\b(?:run|runs|on|are|is|with|and|auf|mit|sur|windows)|[,;(/|])\s{0,2})\b
      (server ${two})(?=\s?(?:[,;)|/]|\.(?:\s|$)|$)|\s(?:and|with|${machine}|LTSC)\b)
    `,
    'gim',
  ),
  // “Server 22 nodes”, “three Server 19 workers”
  new RegExp(
    String.raw`${notOther}(?<![\w.-])(server ${two})(?=\s(?:windows\s)?(?:nodes|workers|hosts|machines|VMs|knoten)\b)`,
    'gi',
  ),
  // “SAC 1909”, “SAC release 2004”
  new RegExp(String.raw`\b(SAC(?:\s(?:release|version|build))?[ _-]${channel})\b`, 'gi'),
  // “2016 LTSC Windows workers”
  new RegExp(
    String.raw`\b((20(?:16|19|22|25))\sLTSC)(?=\s(?:windows\s)?(?:server\s)?${machine}\b)`,
    'gi',
  ),
  // “Windows Server 2019 and 2022”: the second of them
  new RegExp(
    acrossLines`
      ${notOther}(?<=
        \b(?:windows(?: server)?|win|WS|server)[ _-]?20(?:16|19|22|25)\s?
        (?:and|und|et|y|&|\/|和|と)\s?
      )((20(?:16|19|22|25)))(?![\w:/-]|\.\w)(?!\s?\?)
    `,
    'gi',
  ),
  // “Windows Server (2019)”
  new RegExp(String.raw`\b(Windows Server \((20(?:16|19|22|25))(?=\)(?!\?)))`, 'gi'),
  // “WS2022 23H2”: the annual channel has no year.
  new RegExp(String.raw`\b((?:WS|Windows Server)[ _-]?2022,? (23H2))\b`, 'gi'),
  // “2 windows nodes - 1809 version”
  new RegExp(
    String.raw`(?<=\bwindows\s(?:server\s)?${machine}\s?[-–,:(]\s?)((${release})(?=\s(?:version|ver|release)\b))`,
    'gi',
  ),
  // “- Windows: 2016”
  new RegExp(
    acrossLines`
      (?:^[ \t>]{0,6}(?:[-*•]\s)?|(?<=[,;])\s{1,2})
      (Windows(?:\s(?:version|OS|release))?\s?[:=]\s{0,3}(${release}))(?=\s{0,3}(?:$|[,;(]))
    `,
    'gim',
  ),
]
