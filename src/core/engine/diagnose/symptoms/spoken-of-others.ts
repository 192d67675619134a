import { goesOn } from '../withdrawn/goes-on.ts'
import type { Spoken } from './spoken.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const machine = String.raw`(?:clusters?|nodes?|servers?|machines?|hosts?|VMs?|laptops?|pools?|setup|environment|installation)`
/** “On the old node n-3 we had …”, “the former cluster, which was 1.19, once showed …”. */
const ofFormer = new RegExp(
  String.raw`\b(?:old|former|previous|decommissioned|retired)\s(?:[\w-]{2,12}\s)?${machine}\b(?![^;]*\b(?:new|now|today)\b)[^;]{0,100}$`,
  'i',
)
/** It has gone, or what came after it has none of that. */
const isGone = new RegExp(
  acrossLines`
    \b(?:
      (?<!\b(?:pods?|containers?|images?|(?:if|when|once|unless)\s[^.;,]{1,40})\s)
      (?:is|was|are|were|has been|have been|got)\s(?:\w{2,12}\s)?(?:
        gone|shut down|switched off|turned off|decommissioned|retired|dismantled|deleted
        |reinstalled|rebuilt
      )
      |no longer (?:exists?|there|in use)
      |(?:do|does)(?: not|n['’]t) exist any ?more
    )\b
    |^[^.;]{0,40}\b(?:so|therefore|which is why|that is why) (?:we|they) (?:have )?
      (?:made|built|created|set up|ordered|installed|moved to|went to|switched to) (?:an?|another|the)
      (?: \w{2,12})?\s(?:one|new|other|second|cluster|node|server|setup)\b
  `,
  'i',
)

const ofSystem = acrossLines`
  linux (?:worker |master |control plane )?
  (?:nodes?|workers?|masters?|hosts?|machines?|servers?|VMs?|pools?|side)
`
/** “Our Linux workers print …”. */
const ofLinux = new RegExp(
  acrossLines`
    \b(?:
      ${ofSystem}
      |(?<!\b(?:from|to|of|by|between|and|with)\s(?:the\s|our\s)?)linux (?:pods|containers)
    )\b(?!\s(?:is|are|has|have no|do)\b)(?!
      [^]*(?:
        [.!?]\s
        |\b(?:while|whereas|but|and\s\S*win\S*|cannot|can['’]t|not|fine|ok|works?|well|windows)
          \b
        |\bwin[\d-]
      )
    )(?:[^,;]{0,60}|[^,;:]{0,90}:\s[^,;]{0,60})$
  `,
  'i',
)
/** “… that is the Linux node only”. */
const isOfLinux = new RegExp(
  acrossLines`
    (?:^|[.,;:)]\s|\d\s)(?:
      (?:that|this|it|which)\s(?:is|was|concerns|affects|comes from|happens on)\s
        (?:only\s|just\s)?(?:on\s|from\s|of\s|about\s)?
      |(?:only|just)\s(?:on\s)?
    )(?:the\s|our\s|an?\s)?${ofSystem}\b(?=[,.;)]|\s(?:only|alone)|$)
    (?![^.;]{0,40}\b(?:windows|works?|fine|ok|runs?|well)\b)
  `,
  'i',
)
/** “… That was our old cluster.” */
const isOfFormer = new RegExp(
  String.raw`\b(?:that|this|it) was (?:on |in |with )?(?:our|the|an) (?:old|former|previous) ${machine}\b`,
  'i',
)
/** “… on the Linux gateway. Windows nodes are not affected.” */
const behindOnLinux = new RegExp(
  acrossLines`
    ^["”'\x60)]{0,3}\s(?:profile\s|error\s|errors\s)?(?:on|in|for|of)\s
    (?:(?:all|one|some|two|both)\sof\s)?(?:(?:the|our|an?|all|some)\s)?linux\s
    (?:(?:build|worker)\s)?
    (?:nodes?|workers?|hosts?|machines?|servers?|VMs?|pools?|pods?|containers?|gateways?)\b
    (?![^.;!?]*\bwin(?:dows\b|[\d-]))
  `,
  'i',
)
/** “… appears only on our Linux pool” */
const onlyOnLinux = new RegExp(
  acrossLines`
    ^["”'\x60)]{0,3}\s(?:(?:appears?|occurs?|happens?|comes?|shows up|is|is seen|is printed)\s)?
    (?:only|just)\s(?:on|in)\s(?:the\s|our\s)?${ofSystem}\b(?=[,.;)]|$)
  `,
  'i',
)
/** “In the Linux cluster we saw …; the Windows cluster …” */
const inOtherCluster =
  /\b(?:in|on)\s(?:the|our|another)\slinux(?:-only)?\scluster\b(?![^]*\bwin(?:dows\b|[\d-]))[^.;!?]{0,80}$/i
const windowsCluster = /\bwindows\s(?:clusters?|one)\b/i
const windowsIsWell =
  /\bwindows\b[^.;]{0,40}\b(?:not affected|unaffected|fine|well|ok(?:ay)?|pass(?:es)?|works?|no (?:problems?|errors?|trouble))\b/i
/** A node of Windows beside them. */
const besideLinux = /\bwin(?:dows\b|[\d-])[^,;.]{0,80}\blinux\b/i
const onWindowsToo =
  /\bwindows\b[^.;]{0,40}\b(?:too|also|as well|same)\b|\b(?:also|same)\b[^.;]{0,40}\bwindows\b/i
const here = new RegExp(
  acrossLines`
    \b(?:
      (?<!\b(?:attached|enclosed|included|appended|below)\s)(?:too|also|as well)
      |again|same|here
      |still (?:see|have|get|happens?|fails?)
      |without (?:success|effect)|in vain|no (?:effect|help|change)
    )\b
    |\b(?:new|other|second)\b[^.;]{0,40}\b
      (?:deleted|gone|shut down|switched off|reinstalled|rebuilt)\b
  `,
  'i',
)

/** Whether a message is told of a machine that has gone, or of Linux, which is another part of the cluster. */
export const isOfOthers = ({ before: own, behind, answer = '', earlier }: Spoken): boolean => {
  const before = `${ledTo.exec(earlier)?.[0] ?? ''}${own}`
  return isOf(before, behind, answer)
}

/** “On one of the Linux nodes …:”, and below it what was printed. */
const ledTo = /[^.!?;]{1,160}:\s{1,3}$/

const isOf = (before: string, behind: string, answer: string): boolean =>
  (ofFormer.test(before) && isGone.test(behind) && !here.test(behind) && !goesOn(behind)) ||
  (isOfFormer.test(behind) && !here.test(behind) && !goesOn(behind)) ||
  (((ofLinux.test(before) && !besideLinux.test(before)) ||
    isOfLinux.test(behind) ||
    onlyOnLinux.test(behind) ||
    (behindOnLinux.test(behind) && windowsIsWell.test(behind)) ||
    (inOtherCluster.test(before) && windowsCluster.test(behind)) ||
    isOfLinux.test(answer)) &&
    !onWindowsToo.test(`${behind} ${answer}`))

/** “On one of the Linux nodes the disk is full:” */
const leads = new RegExp(String.raw`\b${ofSystem}\b[^;]{0,120}:\s*$`, 'i')
const ofWindows = /\bwin(?:dows\b|[\d-])/i
const mostLines = 6

/** Whether what stands in a line was printed by a machine of Linux, as the sentence right above it says. */
export function isLedToByLinux(lines: readonly string[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(index - mostLines, 0); at--) {
    const text = (lines[at] ?? '').slice(0, 400)
    if (text.trim() === '') return false
    if (/:\s*$/.test(text)) return leads.test(text) && !ofWindows.test(text)
  }
  return false
}
