import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.flatMap((one) =>
    one.severity === 'warning' || one.severity === 'error'
      ? [`${one.id}: ${one.causes?.[0]?.cause ?? one.message}`]
      : [],
  )
const pull = (image: string) =>
  `Warning  Failed  8s  kubelet  Failed to pull image "${image}": rpc error: code = NotFound desc = failed to pull and unpack image "${image}": no match for platform in manifest: not found`
const stat = (folder: string) =>
  `Warning  Failed  8s  kubelet  Error: failed to generate container "6a0e" spec: failed to generate spec: failed to stat "${folder.replaceAll('\\', '\\\\')}": CreateFile ${folder}: The system cannot find the path specified.`

describe('what tools print on nodes names its cause', () => {
  test.each([
    ['m-hcs-03: A mesh or another injector', pull('cr.l5d.io/linkerd/proxy-init:v2.0.0')],
    ['m-hcs-03: A mesh or another injector', pull('spvest/azure-keyvault-env:1.1.0')],
    [
      'm-hcs-03: This release of the tool',
      pull('gcr.io/tekton-releases/github.com/tektoncd/pipeline/cmd/nop:v0.31.0'),
    ],
    ['m-hcs-03: An image for Linux alone', pull('longhornio/longhorn-engine:v1.6.2')],
    ['m-hcs-03: An image for Linux alone', pull('quay.io/jetstack/cert-manager-acmesolver:v1.8.2')],
    ['m-hcs-03: The Windows image has no entry', pull('mcr.microsoft.com/powershell:latest')],
    ['c-03: The folder of a hostPath', stat('C:\\data\\shop')],
    ['c-03: The drive is a share', stat('T:\\pvc-0b1c')],
    [
      'r-52: The image declares a VOLUME',
      stat(
        'C:\\ProgramData\\containerd\\root\\io.containerd.grpc.v1.cri\\containers\\a1\\volumes\\4c',
      ),
    ],
    [
      'ag-01: The registry has no helper image',
      'ERROR: Job failed: prepare environment: waiting for pod running: pulling image "registry.gitlab.com/gitlab-org/gitlab-runner/gitlab-runner-helper:x86_64-v17.8.1-servercore21H2": image pull failed: Back-off pulling image "registry.gitlab.com/gitlab-org/gitlab-runner/gitlab-runner-helper:x86_64-v17.8.1-servercore21H2"',
    ],
    [
      'ag-02: The pod does not find',
      '[2020/07/31 01:15:23] [ warn] [filter:kubernetes:kubernetes.1] could not get meta for POD fluent-bit-win-8xk2p',
    ],
    [
      'ag-03: The agents of Windows nodes',
      'Could not configure check orchestrator_pod: orchestrator check is configured but the cluster name is empty',
    ],
    [
      'ag-04: The pod relies on AAD Pod Identity',
      'Exception Message: Tried the following 4 methods to get an access token, but none of them worked.',
    ],
    [
      'g-01: What is asked does not answer',
      'The agents on our Windows nodes are unable to "join" the cluster agent:\nGet "https://10.100.34.12:5005/version": dial tcp 10.100.34.12:5005: i/o timeout',
    ],
    [
      'tw-23: On VMware the checksum offload',
      'RKE2 v1.30.2 with flannel. The machines are VMware VMs. Except the first node all other nodes are not able to resolve DNS.',
    ],
  ])('%s', (cause, text) => {
    expect(found(text)).toContainEqual(expect.stringContaining(`symptom-${cause}`))
  })
})

describe('what healthy nodes print or people say of them is no fault', () => {
  test.each([
    [
      'a wait for DNS that ends',
      '[2025/09/16 09:33:38] [ info] [filter:kubernetes:kubernetes.1] host: kubernetes.default.svc Wait 30 secs until DNS starts up (1/6)\n[2025/09/16 09:34:08] [ info] [filter:kubernetes:kubernetes.1] connectivity OK',
    ],
    ['logs of a service of the node', 'The ovs logs are empty when the node starts.'],
    ['logs of the kubelet', 'kubelet logs are empty, it writes to the event log.'],
    [
      'an answer that came late',
      'The kubelet of the Windows node starts fine. In its log: dial tcp 10.1.1.1:6443: i/o timeout, once. The node is Ready.',
    ],
    [
      'a fault that is over',
      'Agents could not connect last week because of a firewall rule; solved. dial tcp 10.1.1.1:443: i/o timeout',
    ],
    [
      'nodes but one',
      'Flannel overlay. Everything resolves on all nodes except one node that we drained.',
    ],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([])
  })
})
