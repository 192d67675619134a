import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const firstCause = (text: string) => {
  const { findings } = diagnose([{ name: 'mail.txt', text: `${text}\n` }])
  const found = findings.find(({ id }) => id.startsWith('symptom-mm-'))
  return found ? [found.id, found.message] : undefined
}

test.each([
  ['# Memory leak in the Windows kubelet\n\nKubernetes 1.14.1', /symptom-mm-01/, /1\.14\.3/],
  [
    'The memory of kubelet.exe is increasing over time on our Windows nodes, Kubernetes 1.14.0.',
    /symptom-mm-01/,
    /handles/,
  ],
  [
    'Windows nodes with containerd 1.6.8: a memory leak with every command probe.',
    /symptom-mm-02/,
    /1\.6\.13/,
  ],
  [
    'On Windows containerd-shim-runhcs-v1 has a memory leak, and containerd is 1.7.2.',
    /symptom-mm-02/,
    /1\.7\.19/,
  ],
  ['The IIS container is OOM killed when it gets to 1 GB.', /symptom-mm-03/, /no OOM killer/],
  [
    'Last State: Terminated\n  Reason: OOMKilled\nThe pod runs on our Windows Server 2019 node.',
    /symptom-mm-03/,
    /no OOM killer/,
  ],
  ['On AKS a memory leak with exec probes kills our Windows nodes.', /symptom-mm-02/, /1\.6\.13/],
] as const)('%s', (text, id, cause) => {
  const [found = '', message = ''] = firstCause(text) ?? []
  expect(found).toMatch(id)
  expect(message).toMatch(cause)
})

test.each([
  ['the release has the fix', '# Memory leak in the Windows kubelet\n\nKubernetes 1.14.8'],
  ['the minor is another', '# Memory leak in the Windows kubelet\n\nKubernetes 1.21.2'],
  ['the pods leak', 'Our pods leak memory and the kubelet evicts them on Windows, 1.14.1.'],
  ['containerd has both fixes', 'A memory leak with command probes on Windows, containerd 1.7.22.'],
  ['the pods are for Linux', 'Our Linux pods get OOMKilled, the Windows pods are fine.'],
  ['nothing is killed', 'Windows containers never get OOMKilled, as we read. They run fine.'],
  ['it is over', 'Last month a Windows pod was OOMKilled; since we raised the limit all is well.'],
  ['it is supposed', 'If a Windows pod were OOMKilled, what would we see?'],
  ['it is on the master', 'Prometheus is OOMKilled on the master. Windows nodes are fine.'],
  ['it is the disk', 'The disk of the Windows node is full. Exec probes: memory does not grow.'],
  ['HCS has it', 'A memory leak of vmcompute.exe with every exec probe on Windows.'],
])('is not said where %s', (_, text) => expect(firstCause(text)).toBeUndefined())
