import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.md', text }]).findings.flatMap(({ id }) =>
    /^symptom-(?:dp-01|tw-2[456]|r-42|ie-01)$/.test(id) ? [id] : [],
  )

test.each([
  [
    'read udp 10.244.1.5:53: wsarecv: A message sent on a datagram socket was larger than the internal message buffer or some other network limit',
    'symptom-dp-01',
  ],
  ['[net] Failed to restore state, err:unexpected end of JSON input', 'symptom-r-42'],
  ['[net] Failed to restore state, err:EOF', 'symptom-r-42'],
  [
    'On our Windows nodes with Calico services are not reachable from the host until a pod runs on the node.',
    'symptom-tw-24',
  ],
  [
    'Windows Server 2022, Calico: from the host no ClusterIP answers, it works only after the first pod was scheduled there.',
    'symptom-tw-24',
  ],
  [
    'buildkitd on Windows Server 2022: RUN steps have no network, they cannot reach the internet.',
    'symptom-tw-25',
  ],
  [
    'We cloned three Windows Server 2022 VMs from one vSphere template without sysprep; only one of them shows up as a node.',
    'symptom-tw-26',
  ],
  [
    'All VMs come from one template and have the same hostname; only one is a node.',
    'symptom-tw-26',
  ],
  [
    'The app in the container: IIS does not see the environment variables of the deployment.',
    'symptom-ie-01',
  ],
])('%j is known', (text, id) => expect(found(text)).toEqual([id]))

test.each([
  'On Windows with Calico the service is not reachable until the backend pod is running, as expected.',
  'Flannel on Windows Server 2022. Services are not reachable from the node until a pod is running on it.',
  'Windows Server 2022 with Calico. All services are reachable from the host before the first pod.',
  'Start of buildkitd: --containerd-cni-config-path="C:\\cni\\nat.conf". RUN steps on Windows cannot reach the internet.',
  'buildkitd on Windows works, and RUN steps reach the internet.',
  'Each VM is cloned from one template and gets a name of its own by sysprep.',
  'IIS reads its environment variables from the deployment, and GetEnvironmentVariable returns the value.',
  'Restored state, {Version:v1.4 ExternalInterfaces:map[]}',
])('%j is no such fault', (text) => expect(found(text)).toEqual([]))
