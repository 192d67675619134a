import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const names = new Set(['cni', 'networkMode', 'windowsRelease'])
const read = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'mail.txt', text }])
  return {
    told: [
      ...new Set(
        observations.filter(({ name }) => names.has(name)).map(({ value }) => String(value)),
      ),
    ],
    grave: findings.filter(({ severity }) => severity !== 'info').map(({ id }) => id),
  }
}

test.each([
  [
    'We run Windows Server 2022 on EKS. The data science account runs AKS with Azure CNI overlay.',
    ['ltsc2022'],
  ],
  [
    'Calico v3.30.3 on Windows Server 2022. FWIW the lab cluster uses VXLAN.',
    ['ltsc2022', 'calico'],
  ],
  ['We use Calico with VXLAN. Our sister company use Antrea.', ['calico', 'overlay']],
  ['We use Calico with VXLAN. The other cluster has Antrea.', ['calico', 'overlay']],
  [
    'We run Windows Server 2022.\n\nWe ourselves came from kops 1.22 with Docker on Server 2019 two years back.',
    ['ltsc2022'],
  ],
  [
    'Der Knoten hat Windows Server 2022, der alte (Windows Server 2019) wurde abgebaut.',
    ['ltsc2022'],
  ],
  [
    'CNI: flannel host-gw. (our dev cluster has flannel vxlan, that one is ok)',
    ['flannel', 'l2bridge'],
  ],
  ['节点是 Windows Server 2022。测试环境还是 1.30 和 Windows 2019。', ['ltsc2022']],
])('what other units of a firm have, or had, is not told: %s', (text, told) =>
  expect(read(text)).toEqual({ told, grave: [] }),
)

test.each([
  ['Our department runs Windows Server 2022 with Flannel.', ['ltsc2022', 'flannel']],
  ['Our lab cluster uses flannel with vxlan.', ['flannel', 'overlay']],
  ['We run Antrea. The overlay mode is off.', ['antrea']],
])('what a unit says of itself is: %s', (text, told) => expect(read(text).told).toEqual(told))
