import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { matchSymptoms } from './match.ts'

const causesOf = (text: string) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id.replace('symptom-', '')}: ${cause}`),
  )

test.each([
  [
    'wt-01: Several pods',
    'Agent connect error: The task agent AZDEVOPS-DEPLOY already has an active session for owner AZDEVOPS-DEPLOY.. Retrying until reconnected.',
  ],
  [
    'wt-02: The server',
    'Exception calling "DownloadFile" with "2" argument(s): "Value cannot be null.\nParameter name: address"',
  ],
  ['wt-04: ASP.NET', "Failed to start monitoring changes to 'c:\\site\\web.config'."],
  [
    'wt-05: metrics-server',
    'Warning  FailedGetResourceMetric  horizontalpodautoscaler/a  unable to get metrics for resource cpu: no metrics returned from resource metrics API',
  ],
  [
    'wt-06: A collector',
    'unable to remove filesystem for 60919: remove C:\\ProgramData\\docker\\containers\\60919\\60919-json.log: The process cannot access the file because it is being used by another process.',
  ],
  [
    'wt-07: The node',
    'mkdir \\var\\lib\\kubelet\\plugins\\kubernetes.io\\csi\\a\\globalmount: Cannot create a file when that file already exists.',
  ],
  [
    'wt-08: A fresh',
    '  BUILTIN\\Users:(OI)(CI)(RX)\n  BUILTIN\\Users:(CI)(AD)\n  BUILTIN\\Users:(CI)(IO)(WD)',
  ],
  [
    'wt-07: Two mounts',
    'globalmount failed with creating link c:\\var\\globalmount: Cannot create a file when that file already exists.',
  ],
  [
    'wt-10: DOCKER_BUILDKIT=1',
    'failed to solve with frontend dockerfile.v0: failed to read dockerfile: failed to mount C:\\Windows',
  ],
  [
    'wt-11: The service',
    'open \\\\.\\pipe\\rancher_wins_proxy: The system cannot find the file specified.',
  ],
  ['wt-13: A container', "[error] [in_winlog] cannot open 'System' (1722)"],
])('%s', (cause, text) => {
  expect(causesOf(text)).toContainEqual(expect.stringMatching(new RegExp(`^${cause}`)))
})

const idsOf = (text: string) => diagnose([{ name: 'mail.txt', text }]).findings.map(({ id }) => id)

test.each([
  'Since we went to Kubernetes 1.27.3 the Windows node shows in kubectl top nodes only about a tenth of the CPU.',
  'On Kubernetes v1.28.2 kubectl top reports less CPU for the Windows node than for its pods.',
])('hears that a node shows too little CPU: %s', (text) => {
  expect(idsOf(text)).toContain('symptom-wt-09')
})

test.each([
  'On Kubernetes v1.30.2 kubectl top reports less CPU for the Windows node than for its pods.',
  'Kubernetes 1.28: the Windows nodes use less memory than before, CPU is the same.',
  'Nodes have less CPU than we ordered: quota. Kubernetes 1.28.',
  'Kubernetes 1.28: we keep CPU of each node below 80 %.',
])('hears no such thing in: %s', (text) => {
  expect(idsOf(text)).not.toContain('symptom-wt-09')
})
