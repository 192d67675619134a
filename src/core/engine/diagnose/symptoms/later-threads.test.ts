import { expect, test } from 'vitest'
import type { Values } from '../../../model/scenario.ts'
import { matchSymptoms } from './match.ts'

const found = (text: string, known: Partial<Values> = {}) =>
  matchSymptoms([{ file: 'paste.txt', text }], known)
const causesOf = (text: string, known?: Partial<Values>) =>
  found(text, known).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id.replace('symptom-', '')}: ${cause}`),
  )

test.each([
  [
    'l-01: The token',
    'failed (delete): error getting ClusterInformation: connection is unauthorized: Unauthorized',
  ],
  [
    'l-01: The account',
    'error getting ClusterInformation: connection is unauthorized: clusterinformations.crd.projectcalico.org "default" is forbidden: User "system:node:win-1"',
  ],
  [
    'r-06: A proxy answers',
    'plugin type="calico" failed (add): error getting ClusterInformation: Get "https://10.96.0.1:443/apis": Service Unavailable',
  ],
  [
    'l-02: Scripts',
    '[FATAL][5064] cni-config-monitor/token_watch.go 59: Failed to read service account namespace file error=open /var/run/secrets: The system cannot find the path specified.',
  ],
  ['l-02: Scripts', 'flag provided but not defined: -should-install-windows-upgrade'],
  [
    'l-03: The cluster',
    'FATAL ERROR: after approving CSR a.b, the signed certificate did not appear on the resource, giving up after 30 attempts',
  ],
  ['l-12: daemon.json', "failed to start daemon: Unrecognised exec-opt 'native.cgroupdriver'"],
  [
    'g-13: It depends on a service that the host does not have',
    '[SC] StartService FAILED 1075:\n\nThe dependency service does not exist or has been marked for deletion.',
  ],
  ['l-04: A value', 'APPCMD failed with error code -1072894421'],
  ['l-05: ServiceMonitor.exe', 'APPCMD failed with error code 50'],
  ['l-05: ServiceMonitor.exe', 'Failed to update IIS configuration'],
  ['p-26: ServiceMonitor.exe', 'APPCMD failed with error code 4312'],
  ['p-26: A value', 'Malformed collection indexer\nAPPCMD failed with error code 4312'],
  [
    'r-11: kubeadm join',
    'unable to load client CA file C:\\a\\ca.crt: open C:\\a\\ca.crt: The system cannot find the path specified.',
  ],
  [
    'r-15: The file',
    'containerd: failed to load TOML: (1, 1): parsing error: keys cannot contain � character',
  ],
])('%s: %s', (start, text) => expect(causesOf(text)[0]).toContain(start))

test('what ServiceMonitor says at its end adds nothing to its reason', () => {
  const text = String.raw`{"log":"APPCMD failed with error code 4312\r\n","stream":"stdout"}
{"log":"Failed to update IIS configuration\r\n","stream":"stdout"}`
  expect(found(text).map(({ id }) => id)).toEqual(['symptom-p-26'])
})

test('a container that was stopped is no fault', () => {
  expect(found('web01  Exited (3221225786) 4 seconds ago').map(({ severity }) => severity)).toEqual(
    ['info'],
  )
  expect(found('    Exit Code:  3221225786').map(({ id }) => id)).toEqual(['symptom-m-exc-01'])
})

test('an elevated console fails the check of kubeadm before 1.31', () => {
  const text = '[ERROR IsPrivilegedUser]: user is not running as administrator'
  expect(causesOf(text, { kubernetesVersion: '1.29' })).toHaveLength(2)
  expect(causesOf(text, { kubernetesVersion: '1.32' })).toHaveLength(1)
})

test('CRI v1 is missing in containerd before 1.6, and not in later releases', () => {
  const text =
    'CRI v1 runtime API is not implemented for endpoint "npipe:////./pipe/containerd-containerd"'
  const of = (runtimeVersion: string) =>
    causesOf(text, { containerRuntime: 'containerd', runtimeVersion })[0]
  expect(of('1.5.18')).toContain('older than 1.6')
  expect(of('1.7.20')).toContain('refused or damaged')
})

test.each([
  [
    'm-klt-06',
    'transport: Error while dialing open //./pipe/containerd-containerd: Das System kann die angegebene Datei nicht finden.',
  ],
  ['m-klt-04', '[SC] StartService FEHLER 1053:'],
  ['m-hcs-10', 'hcsshim::CreateComputeSystem app: Zugriff verweigert: unknown'],
  ['s-10', 'open /run/flannel/subnet.env: 系统找不到指定的路径。'],
])('in the language of the system: %s', (id, text) =>
  expect(found(text).map((one) => one.id)).toContain(`symptom-${id}`),
)
