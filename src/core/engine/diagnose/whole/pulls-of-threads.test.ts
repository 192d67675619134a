import { expect, it } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const found = (text: string) => diagnose([{ name: 'issue.md', text }]).findings
const first = (text: string, id: string) =>
  found(text).find((one) => one.id === `symptom-${id}`)?.causes?.[0]?.cause

const refused =
  'failed to do request: Head "https://reg.corp.com/v2/app/manifests/1.0": x509: certificate signed by unknown authority'

it('says of a pull by ctr that it reads nothing of the file', () => {
  const text = `PS C:\\> ctr -n k8s.io images pull reg.corp.com/app:1.0\nctr: failed to resolve reference "reg.corp.com/app:1.0": ${refused}`
  expect(first(text, 'l-30')).toContain('ctr does not read')
})

it.each([
  [
    'the folder is given',
    `PS C:\\> ctr -n k8s.io i pull --hosts-dir C:\\certs.d reg.corp.com/app:1.0\nctr: ${refused}`,
  ],
  [
    'the kubelet asked',
    `Failed to pull image "reg.corp.com/app:1.0": rpc error: code = Unknown desc = ${refused}\n\nctr -n k8s.io images pull reg.corp.com/app:1.0 works.`,
  ],
])('does not where %s', (_, text) => {
  expect(first(text, 's-06')).toContain('Where an image is pulled')
})

it.each([
  ['http: server gave HTTP response to HTTPS client', 'p-68'],
  ['no basic auth credentials', 'c-78'],
])('knows ctr in “%s”', (words, id) => {
  const text = `PS C:\\> ctr -n k8s.io i pull reg.corp.com/app:1.0\nctr: failed to resolve reference "reg.corp.com/app:1.0": failed to do request: Head "https://reg.corp.com/v2/app/manifests/1.0": ${words}`
  expect(first(text, id)).toContain('ctr asked')
})

it('takes the first of two answers to a pull, where the image is not for Windows', () => {
  const text =
    'Warning: container debugger: [rpc error: code = NotFound desc = failed to pull and unpack image "r.azurecr.io/busybox:2.0": no match for platform in manifest: not found, rpc error: code = Unknown desc = failed to resolve reference "r.azurecr.io/busybox:2.0": failed to authorize: failed to fetch anonymous token: unexpected status: 401 Unauthorized]'
  const ids = found(text).map(({ id }) => id)
  expect(ids).toContain('symptom-m-hcs-03')
  expect(ids).not.toContain('symptom-c-78')
})

const sandbox = (image: string, end: string) =>
  `E1001 14:29:03.759095    8072 remote_runtime.go:105] RunPodSandbox from runtime service failed: rpc error: code = Unknown desc = failed pulling image "${image}": ${end}`
const noWindows = 'no matching manifest for windows/amd64 10.0.18362 in the manifest list entries'

it('takes the pause image from the message on its pull', () => {
  const { observations, findings } = diagnose([
    { name: 'issue.md', text: sandbox('k8s.gcr.io/pause:3.1', noWindows) },
  ])
  expect(observations).toContainEqual(
    expect.objectContaining({ name: 'pauseImage', value: 'k8s.gcr.io/pause:3.1', line: 1 }),
  )
  expect(findings.map(({ id }) => id)).toContain('pause-image-runs')
})

it.each([
  ['that failed otherwise', sandbox('k8s.gcr.io/pause:3.1', 'i/o timeout')],
  ['of a container', sandbox('k8s.gcr.io/nginx:1.1', noWindows)],
])('takes none from one %s', (_, text) => {
  const { observations } = diagnose([{ name: 'issue.md', text }])
  expect(observations.filter(({ name }) => name === 'pauseImage')).toEqual([])
})

it('knows the script that indexes into no network in any language', () => {
  const text = `Невозможно индексировать в пустой массив.
+         $subnet = $hnsNetwork.Subnets[0].AddressPrefix
    + FullyQualifiedErrorId : NullArray`
  expect(first(text, 'c-69')).toContain('no HNS network')
})

it('says once of a memory in thousandths of a byte that it is too little', () => {
  const text = `Name:         web
Node:         win1/10.240.0.35
Containers:
  web:
    Image:          mcr.microsoft.com/dotnet/framework/aspnet:4.8
    Limits:
      memory:  800m
    Requests:
      memory:  400m
Node-Selectors:  kubernetes.io/os=windows
`
  const ids = found(text).map(({ id }) => id)
  expect(ids).toContain('memory-quantity-unit')
  expect(ids.filter((id) => /overbooked|equals/.test(id))).toEqual([])
})

const inEks = (args: string) =>
  `EKS 1.27 cluster with Windows nodes. The bootstrap arguments are\n\n\`\`\`\n${args}\n\`\`\`\n`

it('knows arguments for Linux at a group of Windows by their value', () => {
  const refusedIn = (text: string) => found(text).filter(({ id }) => id === 'pool-accepted')
  expect(refusedIn(inEks("--kubelet-extra-args '--node-labels=os=windows'"))).toHaveLength(1)
  expect(refusedIn(inEks("--kubelet-extra-args '--node-labels=team=a'"))).toEqual([])
})
