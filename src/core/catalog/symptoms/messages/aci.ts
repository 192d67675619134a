import { inferred } from '../../fact.ts'
import type { Symptom } from '../define.ts'

const aci = [{ by: 'Azure Container Instances', in: 'pod events, log of the virtual kubelet' }]

/** What Azure Container Instances refuses of Windows containers, also behind virtual nodes. */
export const aciSymptoms: readonly Symptom[] = [
  {
    id: 'AC-01',
    about: 'system of a container group',
    kind: 'error',
    words: [
      ['ImageOsTypeNotMatchContainerGroup'],
      ["doesn't support specified OS", 'for container group'],
    ],
    printed: aci,
    causes: [
      {
        cause: inferred(
          'The group was asked for Linux, and the image is for Windows: virtual nodes of AKS and what passes no osType make groups of Linux.',
          [
            'github virtual-kubelet/azure-aci/issues/93',
            'github docker-archive/cloud-integration-beta/issues/14',
            'github microsoft/vscode-docker/issues/3299',
          ],
        ),
        likely: [
          { says: "OS 'Linux'" },
          { says: "group 'Linux'" },
          { says: 'operatingSystem=Linux' },
        ],
        excluded: [{ says: "OS 'Windows'" }],
        checks: [
          { look: 'osType of the group, nodeOsType of the virtual kubelet', shows: 'Linux' },
        ],
        remedy:
          'Install the ACI provider with nodeOsType=Windows and send the pod to that node, or pass osType Windows.',
      },
      {
        cause: inferred(
          'The image has no entry for the system that was asked for: it was built or pushed for another one.',
          ['github oras-project/oras/issues/1353'],
        ),
        likely: [{ says: "OS 'Windows'" }],
        checks: [{ command: 'docker manifest inspect IMAGE', shows: 'another os' }],
        remedy: 'Build and push the image for Windows and amd64.',
      },
    ],
  },
  {
    id: 'AC-02',
    about: 'Windows release on Azure Container Instances',
    kind: 'error',
    words: [['OsVersionNotSupported'], ['The OS version of image', 'is not supported']],
    printed: aci,
    causes: [
      {
        cause: inferred(
          'Azure Container Instances does not run images of this Windows release or patch level: it takes long-term releases from a minimum build on.',
          ['aci-faq', 'github virtual-kubelet/virtual-kubelet/issues/364'],
        ),
        checks: [{ look: 'base image against the list of ACI', shows: 'another release or older' }],
        remedy:
          'Rebuild on a current ltsc2019 or ltsc2022 base image, or run it on a Windows node.',
      },
    ],
  },
  {
    id: 'AC-03',
    about: 'volume path on Azure Container Instances',
    kind: 'error',
    words: [['InvalidVolumeMountPath'], ['volume mount path', "It can't contain ':'"]],
    printed: aci,
    causes: [
      {
        cause: inferred(
          'Azure Container Instances takes no drive letter in a mount path, and few kinds of volumes for Windows containers.',
          ['github virtual-kubelet/virtual-kubelet/issues/367'],
        ),
        checks: [{ look: 'mountPath', shows: 'a drive letter' }],
        remedy:
          'Write the path without a drive; for volumes that ACI lacks run the pod on a Windows node.',
      },
    ],
  },
  {
    id: 'AC-04',
    about: 'share on Azure Container Instances',
    kind: 'error',
    words: [
      ['WindowsContainersVolumeNotSupported'],
      ['Azure file volumes are not supported for Windows containers'],
    ],
    printed: aci,
    causes: [
      {
        cause: inferred(
          'Azure Container Instances mounts Azure Files into Linux containers alone.',
          ['github virtual-kubelet/virtual-kubelet/issues/367'],
        ),
        checks: [{ look: 'volumes of the pod', shows: 'azureFile' }],
        remedy: 'Run the pod on a Windows node, or read and write the share in the program.',
      },
    ],
  },
  {
    id: 'AC-05',
    about: 'virtual network on Azure Container Instances',
    kind: 'error',
    words: [['Network profile is not supported before version']],
    printed: aci,
    causes: [
      {
        cause: inferred(
          'The virtual kubelet puts groups into a virtual network, which Azure Container Instances does not do for Windows containers in this version.',
          ['github virtual-kubelet/azure-aci/issues/100'],
        ),
        checks: [{ look: 'subnet in the values of the virtual kubelet', shows: 'one is set' }],
        remedy: 'Leave the subnet out for Windows, or run the pod on a Windows node.',
      },
    ],
  },
  {
    id: 'AC-06',
    about: 'identity on Azure Container Instances',
    kind: 'error',
    words: [['Managed service identity is not supported for Windows container groups']],
    printed: aci,
    causes: [
      {
        cause: inferred('Windows container groups of ACI have no managed identity.', [
          'github MicrosoftDocs/azure-docs/issues/108679',
        ]),
        checks: [{ look: 'identity of the group', shows: 'one is set' }],
        remedy: 'Take the identity away, or run the pod on a Windows node with workload identity.',
      },
    ],
  },
]
