import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { matchSymptoms } from './match.ts'

const causesOf = (text: string) =>
  matchSymptoms([{ file: 'paste.txt', text }], {}).flatMap(({ id, causes }) =>
    causes.map(({ cause }) => `${id}: ${cause}`),
  )

const gravesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id }) => id)

describe('what clouds refuse names its cause', () => {
  const http = 'api call to https://management.azure.com: got HTTP response status code 400'
  test.each([
    [
      'ac-01: The group was asked for Linux',
      `Code="ImageOsTypeNotMatchContainerGroup" Message="The container image 'mcr.microsoft.com/powershell:nanoserver' doesn't support specified OS 'Linux' for container group 'busy-napier'."`,
    ],
    [
      'ac-01: The image has no entry',
      `{"code":"ImageOsTypeNotMatchContainerGroup","message":"The container image 'a.azurecr.io/web:1' doesn't support specified OS 'Windows' for container group 'web'."}`,
    ],
    ['ac-02: Azure Container Instances does not run', `${http} error code "OsVersionNotSupported"`],
    [
      'ac-03: Azure Container Instances takes no drive',
      `${http} error code "InvalidVolumeMountPath": The volume mount path 'c:/Config' in container 'web' is invalid. It can't contain ':'.`,
    ],
    [
      'ac-04: Azure Container Instances mounts',
      `${http} error code "WindowsContainersVolumeNotSupported": Azure file volumes are not supported for Windows containers.`,
    ],
    [
      'ac-05: The virtual kubelet puts',
      "Network profile is not supported before version '2018-07-01'",
    ],
    [
      'ac-06: Windows container groups',
      'Managed service identity is not supported for Windows container groups.',
    ],
    [
      'ac-11: The pool is asked for',
      'Code="SystemPoolMustBeLinux" Message="System node pool must be linux. Nodepool name: win."',
    ],
    [
      'ac-11: Cluster API sent',
      'error creating AzureManagedMachinePool default/p1: failed to create or update agent pool: Code=\\"SystemPoolMustBeLinux\\"',
    ],
    [
      'ac-12: The pool asks for zones',
      "Operation failed with status: 'Bad Request'. Details: Standard Load Balancer is required for availability zone.",
    ],
    [
      'ac-21: The library looks',
      'System.IO.FileNotFoundException: File contains container id does not exist.',
    ],
    [
      'ac-22: The answer of the metadata service',
      'Unable to fetch metadata from IMDS error="Unable to parse metadata response"',
    ],
    [
      'r-01: A pod for Linux nodes',
      'failed to start sandbox container for pod "aws-node-8mrzp": Error response from daemon: network host not found',
    ],
  ])('%s', (start, text) => expect(causesOf(text)[0]).toContain(`symptom-${start}`))
})

describe('an empty group of the autoscaler', () => {
  const line =
    "I0721 11:10:41.153458 1 orchestrator.go:588] Pod web-1 can't be scheduled on eks-win-1, predicate checking error: node(s) didn't match Pod's node affinity/selector; debugInfo=nodeName: \"template-node-for-eks-win-1\""

  test.each([
    'The node groups did not scale and remained at zero nodes.',
    'cluster-autoscaler does not scale up from zero.',
    'Our Windows node group never scales up from 0.',
    'The autoscaler did not start a new node.',
  ])('%s', (words) => expect(gravesIn(`${words}\n\n${line}`)).toEqual(['symptom-p-05']))

  test('nothing is wrong', () => {
    const words = 'Scale up works fine for the Windows group. Log of the autoscaler:'
    expect(gravesIn(`${words}\n\n${line}`)).toEqual([])
  })
})

describe('messages of one row that mean different things', () => {
  const noLinux =
    'Error: googleapi: Error 400: WINDOWS_LTSC image families require at least one other Linux node pool in the cluster., badRequest'
  const identity =
    'Error: googleapi: Error 400: Workload Identity is not supported on Windows nodes., badRequest'
  const none =
    'Error: googleapi: Error 400: Shielded Instance features are only supported on node using COS, UBUNTU'

  test('each has its own cause, in one text as in two', () =>
    expect(causesOf([noLinux, 'Second run:', identity, noLinux].join('\n\n'))).toEqual([
      ...causesOf(noLinux),
      ...causesOf(identity),
    ]))

  test('three of them', () =>
    expect(causesOf([none, identity, noLinux].join('\n\n'))).toEqual(
      [none, identity, noLinux].flatMap(causesOf),
    ))

  test('the same one twice is one', () =>
    expect(causesOf(`${identity}\n${identity}`)).toEqual(causesOf(identity)))
})

describe('tools for Linux on Windows nodes', () => {
  test.each([
    'My cluster has a Windows node pool, and the azure-proxy pod is getting spun up on a Windows node, and is stuck in the ContainerCreating stage.',
    'Every time I run this, it still tries to install on the windows node.',
    'The elastic-operator was scheduled to Windows node, and failed to start.',
    'coredns pods are scheduled on windows nodes and stay in ImagePullBackOff.',
    'cert-manager pods land on our windows nodes and crash.',
    'metrics-server runs on a windows node and is in CrashLoopBackOff.',
    'The aad-pod-identity mic pods get assigned to the windows pool.',
  ])('%s', (text) => expect(gravesIn(text)).toEqual(['symptom-tw-15']))

  test.each([
    'coredns pods must not be scheduled on Windows nodes.',
    'To keep cert-manager from being scheduled on Windows nodes we set a nodeSelector.',
    'CoreDNS is never scheduled on Windows nodes.',
    'The windows-exporter DaemonSet runs on Windows nodes.',
    'Our node-exporter for Windows: the DaemonSet runs on Windows nodes.',
    'metrics-server collects metrics from the kubelet running on Windows nodes.',
    'KEDA scales our deployment that runs on Windows nodes.',
    'We use ingress-nginx in front of IIS pods that run on Windows nodes.',
    'argocd deploys our application to the windows node pool.',
    'If coredns is scheduled on a Windows node it fails, so we set nodeSelector linux.',
    'The installer tries to install containerd on the Windows nodes.',
    'Flux deploys the workloads to Windows nodes and all is well.',
  ])('nothing is wrong: %s', (text) => expect(gravesIn(text)).toEqual([]))
})
