import type { Conflict } from './define.ts'

/** Hyper-V isolation and what it needs. */
export const isolationConflicts: readonly Conflict[] = [
  {
    id: 'hyperv-support',
    topic: 'Whether Kubernetes supports Hyper-V isolation',
    positions: [
      {
        says: 'The 1.16 page says that it is planned, and further down how to use it as an experiment.',
        sources: ['doc002'],
      },
      { says: 'The 1.20 page says that it comes later, with containerd.', sources: ['doc004'] },
      {
        says: 'The pages from 1.22 on say that it is not supported.',
        sources: ['doc003', 'web-intro-b', 'web-intro-36'],
      },
      {
        says: 'containerd has a handler for it since 1.7 and tests it, and SIG Windows runs test jobs with it.',
        sources: ['ctrd#6901', 'windows-testing'],
      },
    ],
    decision:
      'It is offered as an experiment that Kubernetes does not support, with a warning that does not go away. What can be shown not to work is an error of its own.',
    confidence: 'verified',
    rules: ['hyperv-unsupported'],
    applies: { isolation: ['hyperv'] },
  },
  {
    id: 'hyperv-containerd',
    topic: 'From which containerd Hyper-V isolation works in Kubernetes',
    positions: [
      {
        says: 'The enhancement proposal made a RuntimeClass for Hyper-V a criterion of the beta in 1.19.',
        sources: ['kep-1001'],
      },
      {
        says: 'Up to 1.6 the CRI plugin of containerd made no use of Hyper-V isolation; earlier solutions were forks.',
        sources: ['ctrd#6862', 'containerd v1.6.39/pkg/cri/config/config_windows.go#L38-L41'],
      },
      {
        says: 'containerd 1.7.0 brings the handler runhcs-wcow-hypervisor in its configuration.',
        sources: ['ctrd#6901', 'containerd v1.7.0/pkg/cri/config/config_windows.go#L47'],
      },
    ],
    decision:
      'The floor is containerd 1.7.0, whatever the proposal planned. That a handler written by hand does not help an older release is a conclusion.',
    confidence: 'inferred',
    rules: ['hyperv-containerd-floor'],
    applies: { isolation: ['hyperv'], containerRuntime: ['containerd'] },
  },
  {
    id: 'hyperv-containerd-defects',
    topic: 'Whether every containerd from 1.7 on starts Hyper-V pods',
    positions: [
      {
        says: 'The default configuration has the handler in all of them.',
        sources: [
          'containerd v1.7.28/pkg/cri/config/config_windows.go#L39-L65',
          'containerd v2.2.0/internal/cri/config/config_windows.go#L58-L84',
        ],
      },
      {
        says: 'A report has 2.2.1 and later refuse it; the shim that 2.2.0 is pinned to has the same fault, which 2.2.3 mends.',
        sources: [
          'github microsoft/hcsshim/issues/2619',
          'containerd v2.2.0/script/setup/runhcs-version',
        ],
      },
      {
        says: '2.3.0 to 2.3.2 fail with guests of Windows Server 2022.',
        sources: ['github microsoft/hcsshim/issues/2714'],
      },
    ],
    decision:
      'The whole ranges count as defective: 2.2.0 to 2.2.2, and 2.3.0 to 2.3.2 for guests older than Windows Server 2025.',
    confidence: 'verified',
    rules: ['hyperv-containerd-defect'],
    applies: { isolation: ['hyperv'], containerRuntime: ['containerd'] },
  },
  {
    id: 'hyperv-apps-v1',
    topic: 'Whether Hyper-V isolation with Docker needs a Deployment of apps/v1',
    positions: [
      {
        says: 'A blog concludes from a failed test on 1.14.8 that it does, and that the cluster lacked apps/v1.',
        sources: ['doc001'],
      },
      {
        says: 'Kubernetes serves apps/v1 since 1.9, and beside it apps/v1beta2 until 1.15.',
        sources: ['web-dep', 'api-at 10b39a39bcee/apps/v1beta2/types.go#L66-L68'],
      },
      {
        says: 'The kubelet reads its own feature gate and the annotation of the pod, and never sees a Deployment.',
        sources: [
          'ca-1.14 pkg/kubelet/apis/well_known_annotations_windows.go#L34-L40',
          'ca-1.14 pkg/kubelet/dockershim/helpers_windows.go#L143-L146',
        ],
      },
    ],
    decision:
      'Gate and annotation are the two conditions; the version of the Deployment is none. The failure in the blog is what a pod without the isolation looks like: an image of 1709 on a host of 1809.',
    confidence: 'verified',
    rules: ['hyperv-container-gate', 'image-matches-host-ungated'],
    from: '1.14',
    through: '1.20',
    applies: { isolation: ['hyperv'], containerRuntime: ['docker'] },
  },
  {
    id: 'hyperv-gate-component',
    topic: 'Which component needs the feature gate HyperVContainer',
    positions: [
      { says: 'A blog sets it on the kubelet.', sources: ['doc001'] },
      {
        says: 'A sample of AKS Engine sets it on the API server as well.',
        sources: [
          'github Azure/aks-engine/blob/dedcef0c8445/examples/windows/kubernetes-hyperv.json',
        ],
      },
      {
        says: 'The code that reads it is the dockershim inside the kubelet.',
        sources: ['ca-1.14 pkg/kubelet/dockershim/helpers_windows.go#L143-L146'],
      },
    ],
    decision:
      'It is written for the kubelet alone. The blog prints a dash in place of the hyphens before the flag; two hyphens are right.',
    confidence: 'verified',
    rules: ['hyperv-container-gate'],
    from: '1.14',
    through: '1.20',
    applies: { isolation: ['hyperv'], containerRuntime: ['docker'] },
  },
  {
    id: 'hyperv-image-of-guest',
    topic: 'Which image of a multi-release tag a Hyper-V pod gets',
    positions: [
      {
        says: 'containerd takes the one that matches the host, which may be the wrong one for an older guest.',
        sources: ['kep-4216', 'github containerd/containerd/issues/8348'],
      },
      {
        says: 'From 1.29 on Kubernetes has an alpha gate by which the image follows the RuntimeClass.',
        sources: ['gate-RuntimeClassInImageCriApi', 'kep-4216'],
      },
    ],
    decision:
      'The app goes by the host and advises an image of one release. Whether containerd does its part behind the gate was not verified.',
    confidence: 'inferred',
    rules: ['hyperv-image-pull'],
    applies: { isolation: ['hyperv'], containerRuntime: ['containerd'] },
  },
]
