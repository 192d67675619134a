import type { Complained } from './complained.ts'
import { acrossLines } from '../../values/across-lines.ts'

const grows = acrossLines`
  (?:
    \b(?:memory|handles?|working set)\b(?:(?!\b(?:not|no|never)\b|n['’]t)(?:[^.\n]|\.(?=\w))){0,40}\b
      (?:leak|grow|increas|climb|ris(?:es|ing)|accumulat)\w*
    |(?<!\b(?:no|not|never)\s)\bleak\w*\b[^.\n]{0,40}\b(?:memory|handles?|RAM)\b
    |(?<!\bno\s)\bmemory leak
  )
`
/** The memory of the kubelet itself, and not that of what it starts. */
const ofKubelet = new RegExp(
  acrossLines`
    \bkubelet(?:\.exe)?(?:['’]s)?\b[^.\n]{0,24}${grows}
    |${grows}[^.\n]{0,24}\b(?:in|of|by|from) (?:the )?(?:windows )?kubelet\b
    |\b(?:memory|handles?)(?: usage| consumption)? of (?:the )?kubelet(?:\.exe)?\b[^.\n]{0,24}\b
      (?:grow|increas|climb|ris(?:es|ing))
  `,
  'i',
)
/** What runs commands in containers, or the program that starts them, beside memory that grows. */
const ofShim = new RegExp(
  acrossLines`
    ^(?=[^]*${grows})[^]*(?:
      \b(?:command|exec)(?:[- ]based)? (?:liveness |readiness |startup )?probes?\b
      |\b(?:liveness|readiness|startup) (?:command|exec) probes?\b
      |\bcontainerd-shim(?:-runhcs-v1)?\b
    )
  `,
  'i',
)

const oomKilled = String.raw`OOM[- ]?kill(?:ed|s|ing)?`
const windows = String.raw`(?:windows|win20(?:16|19|22|25)|IIS)`
/** A pod of Windows that is ended for want of memory, as Linux does it. */
const oomOfWindows = new RegExp(
  acrossLines`
    \b${windows}\b(?:(?!\blinux\b)[^]){0,160}\b${oomKilled}\b
    |\b${oomKilled}\b(?:(?!\blinux\b)[^]){0,160}\b${windows}\b
  `,
  'i',
)

/** What people tell of programs of a node whose memory grows. */
export const complainedOfMemory: readonly Complained[] = [
  {
    trees: ['T-17'],
    symptom: 'MM-01',
    where: {},
    kubernetes: { from: '1.14', through: '1.14' },
    saysAll: true,
    beside: ofKubelet,
    // The releases with the fix.
    unless: /\b1\.14\.(?:[4-9]|10)\b/,
  },
  {
    trees: ['T-17'],
    symptom: 'MM-02',
    where: {},
    orOpen: { containerRuntime: ['containerd'] },
    saysAll: true,
    beside: ofShim,
    unless: /\bvmcompute\b|\bdockerd\b/i,
  },
  {
    trees: ['T-17', 'T-29'],
    symptom: 'MM-03',
    where: {},
    saysAll: true,
    beside: oomOfWindows,
    unless: new RegExp(
      acrossLines`
        \blinux (?:pods?|containers?|nodes?|side-?cars?)\b[^.\n]{0,60}\b${oomKilled}\b
        |\b(?:never|not|no|without|nothing|none)\b[^.\n]{0,30}\b${oomKilled}\b
        |\b${oomKilled}\b[^.\n]{0,60}\blinux\b
      `,
      'i',
    ),
  },
]
