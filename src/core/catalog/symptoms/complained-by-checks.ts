import type { Complained } from './complained.ts'
import { noAnswerToManager } from './heard.ts'
import {
  guardEvents,
  mayNotReadPassword,
  podAddressTold,
  smbPortClosed,
} from './observed/of-checks.ts'
import { noPipes } from './observed/of-nodes.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `kubectl get endpoints` or endpointslices with nothing in it, or somebody who says so. */
const noEndpoints = new RegExp(
  acrossLines`
    \bno (?:ready )?endpoints?\b
    |\bendpoint(?:s|slices?)\b[^.\n]{0,60}
      (?:\b(?:is|are|has|have|shows?|lists?|gives?) (?:no(?:ne|thing)?\b|empty)|<none>|<unset>)
    |\bENDPOINTS[ \t]{1,40}AGE\s{1,4}\S{1,63}[ \t]{1,40}<(?:none|unset)>
      [ \t]{1,40}\d{1,5}[smhd]\w{0,8}\s{0,4}(?:$|\n(?!\S{1,63}[ \t]{2}))
  `,
  'i',
)
/** It has one. */
const anEndpoint = /\bendpoints?\b[^.\n]{0,30}\b\d{1,3}(?:\.\d{1,3}){3}\b/i

/** A drive with next to nothing free. */
const diskFull = new RegExp(
  acrossLines`
    (?:(?<!\b(?:data|temp|second|log|persistent) )\b(?:disks?|drives?)\b|\bC:)[^.\n]{0,40}\b
      (?:\d{1,4} ?MB|(?:0[.,]\d|[12](?:[.,]\d)?) ?GB) (?:free|left|available)\b
    |\b(?:only|just) (?:\d{1,4} ?MB|(?:0[.,]\d|[12](?:[.,]\d)?) ?GB) (?:free|left) (?:(?:on|of|in) )?
      (?:(?:the|its) )?(?:C:|(?:system )?(?:disk|drive))
  `,
  'i',
)
const otherDrive =
  /\b[D-Z]:[^.\n]{0,60}\b(?:free|left|available)\b|\bC:[^.\n]{0,20}\b\d{2,4} ?GB (?:free|left|available)\b/

/** What Windows has promised of memory is all that it has. */
const commitFull = new RegExp(
  acrossLines`
    \b(?:commit(?: (?:bytes|charge|memory|limit))?|committed (?:bytes|memory))\b[^.,%\n]{0,40}
    (?:\b(?:full|exhausted|reached(?! \d)|used up)\b|\b9[5-9] ?%|\b100 ?%)
  `,
  'i',
)

/** Defender at the top of a list of processes. */
const defenderBusy = new RegExp(
  acrossLines`
    \bMsMpEng(?:\.exe)?\b
      (?![^\n]{0,40}\b(?:idle|0 ?%|not (?:running|there)|off|removed|excluded|at most)\b)
      [^\n,;]{0,60}(?:\b(?:[3-9]\d|100) ?%|\b(?:top|high|CPU|most|busy|core)\b)
    |\b(?:top|high|most|busy)\b[^.\n]{0,40}\bMsMpEng\b
    |\d{2,3},\d{3}\.\d{2}\s{1,12}\d{1,6}\s{1,6}\d\s{1,4}MsMpEng\b
  `,
  'i',
)
/** Another program as busy in the list. */
const othersBusy = new RegExp(
  acrossLines`
    \d{2,3},\d{3}\.\d{2}\s{1,12}\d{1,6}\s{1,6}\d\s{1,4}(?!MsMpEng|Idle|System)\w
    |\b(?!MsMpEng)\w[\w-]{2,30}(?:\.exe)? (?:uses|takes|needs|has|is at) (?:[5-9]\d|100) ?%
  `,
  'i',
)

const outcomes: readonly Complained[] = [
  {
    trees: ['T-03', 'T-06'],
    symptom: 'M-PRX-08',
    where: {},
    beside: noEndpoints,
    unless: anEndpoint,
  },
  { trees: ['T-04'], symptom: 'M-DNS-01', where: {}, beside: podAddressTold },
  {
    trees: ['T-10'],
    symptom: 'M-KLT-04',
    where: {},
    beside: noAnswerToManager,
    unless: new RegExp(
      acrossLines`
        ^(?![^]*\b(?:kubelet|kube-?proxy|flanneld?|containerd)\b)
        |\b(?:in|inside) (?:an? |the |our )?(?:windows )?containers?\b
        |\bnssm\b|--windows-service\b|\brun-service\b
      `,
      'i',
    ),
  },
  {
    trees: ['T-15'],
    symptom: 'M-GMS-08',
    where: {},
    beside: mayNotReadPassword,
    unless: /\b(?:[Nn]ow|since|[Mm]eanwhile)\b[^.\n]{0,40}\bTrue\b/,
  },
  { trees: ['T-15'], symptom: 'M-GMS-10', where: {}, beside: guardEvents },
  { trees: ['T-16', 'T-01'], symptom: 'M-STO-01', where: {}, beside: noPipes },
  {
    trees: ['T-16', 'T-01'],
    symptom: 'M-STO-03',
    where: {},
    beside: smbPortClosed,
    unless:
      /\b445\b[^.\n]{0,20}\binbound\b|\binbound\b[^.\n]{0,40}\b445\b|\b(?:shares?|volumes?) mounts?(?=[.,;]| (?:well|fine|now)\b)/i,
  },
  {
    trees: ['T-17'],
    symptom: 'M-SLW-03',
    where: {},
    saysAll: true,
    beside: diskFull,
    unless: otherDrive,
  },
  { trees: ['T-17'], symptom: 'M-SLW-01', where: {}, saysAll: true, beside: commitFull },
  {
    trees: ['T-17'],
    symptom: 'M-SLW-04',
    where: {},
    saysAll: true,
    beside: defenderBusy,
    unless: othersBusy,
  },
]

/** Complaints beside which the outcome of a check stands that settles them. */
export const complainedByChecks: readonly Complained[] = outcomes.map((one) => ({
  ...one,
  isOutcome: true,
}))
