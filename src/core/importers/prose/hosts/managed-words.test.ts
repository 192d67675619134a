import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const told = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ name, value }) =>
    /^pool\.name$|\.withoutLinux$|windowsIpamTold$/.test(name) ? [`${name} ${String(value)}`] : [],
  )

test.each([
  ['AKS 1.34 with a Windows node pool named npwin.', ['pool.name npwin']],
  [
    'On AKS we make a Windows node pool called winworkers with two nodes.',
    ['pool.name winworkers'],
  ],
  ['AKS: the Windows pool is called "legacyapps" and stays.', ['pool.name legacyapps']],
])('the name of a pool in “%s”', (text, expected) => expect(told(text)).toEqual(expected))

test.each([
  'We have an AKS cluster 1.29 with a Windows node pool named according to our rules (win1).',
  'AKS 1.29: a Windows pool called with a name of at most six letters works.',
  'AKS 1.29. The Windows node pool was called winworkers before we made it anew as winw1.',
  'AKS 1.29 with a Windows pool named differently in each region.',
  'AKS 1.29. The old Windows node pool named winworkers is gone.',
  'AKS 1.29. Can a Windows node pool named winworkers be made?',
  'AKS 1.29. The guide says that a Windows pool named winworkers is refused.',
])('no name of a pool in “%s”', (text) => expect(told(text)).toEqual([]))

test.each([
  [
    'We want an AKS cluster with one Windows pool and no Linux pool.',
    ['aks.withoutLinux Linux pool'],
  ],
  [
    'Our EKS cluster has Windows nodes and no Linux nodes at all.',
    ['eks.withoutLinux Linux nodes'],
  ],
  [
    'We run an EKS cluster without Linux nodes, Windows nodes alone.',
    ['eks.withoutLinux Linux nodes'],
  ],
])('what Linux a cluster lacks in “%s”', (text, expected) => expect(told(text)).toEqual(expected))

test.each([
  'AKS 1.29 with a Windows node pool, and there were no Linux node problems.',
  'EKS 1.29 with Windows nodes. We have no Linux workers to spare for the build, two run CoreDNS.',
  'Windows nodes on EKS 1.30. There are no Linux node problems either.',
  'Windows nodes on EKS 1.30. We see this on two Windows nodes and no Linux nodes.',
  'Windows nodes on EKS 1.30. Without Linux nodes, CoreDNS has no place, so we have two.',
  'Windows nodes on EKS 1.30. The guide says that a cluster without Linux nodes cannot work.',
  'Windows nodes on EKS 1.30. Can we have a cluster without Linux nodes?',
])('no lack of Linux in “%s”', (text) => expect(told(text)).toEqual([]))

test.each([
  'EKS 1.33 with Windows nodes. The ConfigMap amazon-vpc-cni has no key enable-windows-ipam.',
  'EKS 1.33 with Windows nodes. The configmap amazon-vpc-cni has enable-windows-ipam: "false".',
  'EKS 1.33 with Windows nodes. Pods fail because enable-windows-ipam is missing.',
  'EKS 1.33 with Windows nodes. I see that "enable-windows-ipam" is still not set.',
  'EKS 1.33, Windows pods have no address. amazon-vpc-cni says enable-windows-ipam: "false"',
])('a setting that is missing in “%s”', (text) =>
  expect(told(text)).toEqual(['eks.windowsIpamTold enable-windows-ipam']),
)

test.each([
  'EKS 1.29 with Windows nodes.\nThe tutorial says that "enable-windows-ipam" is missing in amazon-vpc-cni by default; we set it to true.',
  'Windows nodes on EKS 1.30. Since we set it, nobody says any more that enable-windows-ipam is not set.',
  'Windows nodes on EKS 1.30. It is not so that enable-windows-ipam is missing.',
  'Windows nodes on EKS 1.30. Somebody said enable-windows-ipam is missing, which is wrong.',
  'Windows nodes on EKS 1.30. If enable-windows-ipam is missing, pods get no address.',
  'Windows nodes on EKS 1.30. enable-windows-ipam: "false" was there by mistake, now it is "true".',
  'Windows nodes on EKS 1.30. We changed enable-windows-ipam: "false" to "true" and pods start.',
  'Windows nodes on EKS 1.30. enable-windows-ipam: "false" must not be there.',
  'Windows nodes on EKS 1.30. I saw that enable-windows-ipam is missing, so we added it.',
])('no setting that is missing in “%s”', (text) => expect(told(text)).toEqual([]))

const platformOf = (text: string) =>
  diagnose([{ name: 'mail.txt', text }])
    .observations.filter(({ decision }) => decision === 'platform')
    .map(({ value }) => value)

test.each([
  ['Our AKS Windows pool is called winpool1, and its creation is refused.', ['aks']],
  ['after the aks upgrade to 1.33 the Windows2019 pool cannot be scaled', ['aks']],
  ['aks windows 2019 nodes do not start', ['aks']],
  ['aks windows nodes and eks windows nodes do not start', []],
  ['The repository my-aks-tools has Windows nodes.', []],
])('the platform of “%s”', (text, expected) =>
  expect([...new Set(platformOf(text))]).toEqual(expected),
)

test.each([
  ["I'm running EKS K8S 1.30 with Windows workers only.", ['eks']],
  ['EKS Kubernetes version 1.29, two Windows nodes.', ['eks']],
  ['We’re on AKS, and Windows pods fail.', ['aks']],
  ['We are running GKE with Windows nodes.', ['gke']],
  ['We are running EKS Anywhere with Windows nodes.', []],
  ['I am using AKS engine 0.60.', []],
  ['We were running EKS in another team.', []],
])('the platform in “%s”', (text, expected) => expect(platformOf(text)).toEqual(expected))
