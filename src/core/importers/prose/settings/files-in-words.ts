import { acrossLines } from '../../../values/across-lines.ts'
import { named, range, valued, words, type Told } from './define.ts'
import { notSo } from './of-windows.ts'

/** What stands between words of one sentence; the dots of names of files end none. */
const near = String.raw`(?:[^.;?!\n]|\.(?=\S))`
const lacks = acrossLines`
  (?:
    without(?:\s(?:any|an?))?|lacks?|misses|has\sno|have\sno|had\sno|with\sno|names?\s(?:no|neither)
    |neither|and\sno|but\sno
  )
`
const backend = acrossLines`
  \b(?:flannel|net-?conf)\b(?:(?!\b(?:linux|if|should|would|never|not)\b)${near}){0,80}?\bvxlan\b${near}{0,60}?\b
`
const cniFile = acrossLines`
  (?:
    cni\.conf(?:list)?|\d{0,2}-?[\w-]{2,20}\.conf(?:list)?
    |CNI[ -](?:conf(?:ig(?:uration)?)?|file)(?:\sfile)?
  )
`

/** What people say that a file has, or has not. */
export const fileSettings: readonly Told[] = [
  // “Our Flannel ConfigMap has Type vxlan but neither VNI nor Port”.
  named(
    'flannel.backendLacks',
    words`
      ${backend}(${lacks}\s(?:the\s)?["'\x60]?(?:VNI|Port))\b
        (?!["'\x60]?\s(?:conflicts?|problems?|clash|(?:is|are|was)\s(?!set|given|named)))
    `,
    (raw) => (/vni$/i.test(raw) ? 'VNI' : 'Port'),
  ),
  named(
    'flannel.backendLacks',
    words`
      ${backend}(${lacks}\s(?:the\s)?["'\x60]?VNI["'\x60]?\s(?:nor|or|and(?:\sno)?)\s(?:the\s|a\s)?
      ["'\x60]?Port)\b
    `,
    () => 'Port',
  ),
  // “… only says "Backend": {"Type": "vxlan"}”.
  ...(['VNI', 'Port'] as const).map((key) =>
    named(
      'flannel.backendLacks',
      words`
        ${notSo}\b(?:says|has|is|contains|sets|with|reads)\b${near}{0,40}?
        ["']?Backend["']?\s?:\s?\{\s?["']?(Type["']?\s?:\s?["']?vxlan)["']?\s?\}
      `,
      () => key,
    ),
  ),
  // “The subnet in cni.conf is 10.244.3.0/24”, “cni.conf has subnet 10.244.3.0/24”.
  named(
    'cni.toldSubnet',
    words`
      ${notSo}\bsubnet\s(?:in|of)\s(?:the\s|our\s)?["'\x60]?${cniFile}["'\x60]?\s
        (?:is|ist|=|says|shows)\s["'\x60]?${range}
      |${notSo}\b${cniFile}["'\x60]?${near}{0,40}?\b(?:has|names|says|shows|uses|with|sets|contains)\s
        (?:the\s|a\s)?["'\x60]?subnet["'\x60]?(?:\s(?:is|of)|\s?[:=])?\s?["'\x60]?${range}
    `,
  ),
  // “kubectl get node shows podCIDR 10.244.5.0/24”.
  valued(
    'podCIDR',
    words`
      ${notSo}\b(?:get|describe)\snodes?\b[^;?!\n]{0,40}?\b(?:shows?|says?|has|gives|prints)\s
        (?:the\s|a\s)?["'\x60]?podCIDRs?["'\x60]?(?:\s(?:is|of)|\s?[:=])?\s?["'\x60]?${range}
    `,
  ),
]
