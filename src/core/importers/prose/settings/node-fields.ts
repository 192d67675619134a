import { named, valued, words, type Told } from './define.ts'
import { notSo, ofWindows } from './of-windows.ts'

const set = String.raw`["'\x60]?\s?(?:(?:is|was|to|of|on|set|ist|auf|[:=])\s?){0,3}["'\x60]?`
const notOfLinux = String.raw`(?![^.;\n]{0,30}\b(?:on|for|of) (?:the |our |all )?linux\b)`

/** Fields of the kubelet and of Flannel that people name with their values. */
export const nodeFieldSettings: readonly Told[] = [
  // “The net-conf of Flannel has …”
  valued(
    'cni',
    words`
      \bnet-?conf(?:ig)?(?:\.json)?["'\x60]?\s(?:of|for|in|von)\s(?:(?:the|our)\s)?(?:kube-)?(flannel)\s
        (?:has|have|is|says|contains|sets|hat)\b
      |(?<!\b(?:default|example|upstream)\s)\b(flannel)['’]s\snet-?conf(?:ig)?(?:\.json)?\s
        (?:has|is|says|contains|sets)\b
    `,
    () => 'flannel',
  ),
  named(
    'kubelet.fieldTold',
    words`
      ${ofWindows}${notSo}\b(
        (?:memoryManagerPolicy|cpuManagerPolicy|topologyManagerPolicy)${set}
          (?:static|best-effort|restricted|single-numa-node)
        |shutdownGracePeriod${set}[1-9]\d{0,4}[smh]
      )\b${notOfLinux}
    `,
  ),
  named(
    'flannel.toldFlag',
    words`${notSo}\b(DirectRouting|GBP)\b${set}(?:true|enabled|on)\b${notOfLinux}`,
    (raw) => (/^g/i.test(raw) ? 'GBP' : 'DirectRouting'),
  ),
]
