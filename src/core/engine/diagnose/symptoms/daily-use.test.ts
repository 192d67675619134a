import { expect, test } from 'vitest'
import { treesHeardIn } from './complaints.ts'
import { matchSymptoms } from './match.ts'

const first = (text: string) => {
  const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'le-log-01: The API server shows the kubelet no certificate',
    'Error from server (Forbidden): Forbidden (user=system:anonymous, verb=get, resource=nodes, subresource=proxy) ( pods/log web-7c9d)',
  ],
  [
    'le-log-01: The API server shows the kubelet no certificate',
    'error: unable to upgrade connection: Forbidden (user=system:anonymous, verb=create, resource=nodes, subresource=proxy)',
  ],
  [
    'le-log-01: The account with which somebody asks the kubelet',
    'Forbidden (user=kube-apiserver-kubelet-client, verb=get, resource=nodes, subresource=log)',
  ],
  [
    'g-22: The request has no credentials',
    'Failed to watch *v1.Node: nodes is forbidden: User "system:anonymous" cannot list resource "nodes" in API group ""',
  ],
  ['d-01: The path', 'error: tar contents corrupted'],
  ['d-01: The path', 'tar: Removing leading drive letter from member names'],
  ['d-06: The registry', 'errors: manifest blob unknown: blob unknown to registry'],
  ['d-02: The process', "Unhandled exception: 'System.OutOfMemoryException' was thrown."],
  ['d-03: metrics-server', 'win-01   <unknown>   <unknown>   <unknown>   <unknown>'],
  [
    'd-04: A mount path',
    'hcsshim::CreateComputeSystem a: The parameter is incorrect. (extra info: {"Owner":"containerd-shim-runhcs-v1.exe"})',
  ],
  [
    'd-05: The kubelet',
    'I0101 10:00:00.1 12 cri_stats_provider.go:210] Failed to get filesystem info: storageID is nil.',
  ],
  [
    'm-spc-04: A folder',
    'ctr: hcsshim::CreateComputeSystem a: The filename, directory name, or volume label syntax is incorrect.',
  ],
])('%s: %s', (start, text) => expect(first(text)).toContain(start))

test('an autoscaler without numbers of its pods is no line of kubectl top', () => {
  expect(first('web  Deployment/web  <unknown>/80%  1  3  1  2d')).toBeUndefined()
})

test.each([
  ['kubectl logs -f web stops after the rotation', ['T-19']],
  ['after the rotation kubectl logs -f web stops', ['T-19']],
  ['kubectl logs times out', ['T-18']],
  ['kubectl top nodes says unknown', ['T-20']],
  ['our HostProcess pods show no metrics of containers', ['T-20']],
])('“%s” leads to one guide', (words, ids) => {
  expect(treesHeardIn(words).map(({ id }) => id)).toEqual(ids)
})
