import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

/** Faults of GKE. */
export const gkeSymptoms: readonly Symptom[] = [
  {
    id: 'gke-x-default',
    about: 'older release than expected',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred(
          'The pool was made without --windows-os-version, and ltsc2019 is the default.',
          ['google-cloud-sdk-flags.py#L7124'],
        ),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy: 'Make a pool with --windows-os-version ltsc2022.',
      },
    ],
  },
  {
    id: 'gke-x-fs',
    about: 'volume does not mount',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: verified('The default StorageClass formats ext4.', ['w-windows-server-gke']),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy: 'Make a StorageClass with fstype NTFS, and name it in the claim.',
      },
    ],
  },
  {
    id: 'gke-x-sacnote',
    about: 'SAC pool',
    kind: 'warning',
    words: [['Windows SAC node pools must be upgraded regularly to remain operational']],
    printed: [],
    causes: [
      {
        cause: verified('The image type begins with WINDOWS_SAC.', [
          'google-cloud-sdk-create.py#L56',
        ]),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy: 'Use WINDOWS_LTSC_CONTAINERD.',
      },
    ],
  },
  {
    id: 'gke-x-upgrade',
    about: 'pods fail after an upgrade',
    kind: 'silent',
    words: [],
    printed: [],
    causes: [
      {
        cause: inferred('The node image moved to another Windows build than the container image.', [
          'google-cloud-news-summary-2026-08-21-gke-windows-server-2019-node-image-pinned',
        ]),
        likely: [{ decision: 'platform', is: ['gke'] }],
        checks: [],
        remedy:
          'Use images of several builds, one pool for each release, and maintenance exclusions.',
      },
    ],
  },
  {
    id: 'C-53',
    about: 'node image with docker',
    kind: 'error',
    words: [['node images based on Docker container runtimes is not supported']],
    printed: [{ by: 'GKE', in: 'answer of gcloud, Terraform' }],
    causes: [
      {
        cause: verified(
          'The image type of the node pool, WINDOWS_LTSC or WINDOWS_SAC, runs docker, which GKE takes no more.',
          ['github terraform-google-modules/terraform-google-kubernetes-engine/pull/1449'],
        ),
        checks: [{ look: 'image_type or --image-type', shows: 'no name that ends in _CONTAINERD' }],
        remedy: 'Take WINDOWS_LTSC_CONTAINERD.',
      },
    ],
  },
  {
    id: 'P-23',
    about: 'Windows pool of GKE',
    kind: 'error',
    words: [
      ['image families require at least one other Linux node pool'],
      ['Shielded Instance features are only supported on node using'],
      ['image families do not support metadata concealment'],
      ['Workload Identity is not supported on Windows nodes'],
    ],
    printed: [{ by: 'GKE', in: 'output of gcloud or Terraform' }],
    causes: [
      {
        cause: inferred(
          'The cluster has no Linux pool yet: Windows pools are made only once one stands. Made in one run, both begin at the same time.',
          [
            'github GoogleCloudPlatform/gke-poc-toolkit/issues/106',
            'github terraform-google-modules/terraform-google-kubernetes-engine/issues/858',
          ],
        ),
        excluded: [
          { says: 'Shielded Instance' },
          { says: 'metadata concealment' },
          { says: 'Workload Identity' },
        ],
        checks: [{ command: 'gcloud container node-pools list', shows: 'no Linux pool' }],
        remedy: 'Make the Windows pool depend on the Linux pool, or run again.',
      },
      {
        cause: inferred(
          'The module asks for Shielded Nodes, which this image type does not have.',
          ['github terraform-google-modules/terraform-google-kubernetes-engine/issues/587'],
        ),
        excluded: [
          { says: 'require at least one other Linux' },
          { says: 'metadata concealment' },
          { says: 'Workload Identity' },
        ],
        checks: [{ look: 'enable_shielded_nodes', shows: 'true, as by default' }],
        remedy: 'Set enable_shielded_nodes = false, or take an image type that the message names.',
      },
      {
        cause: inferred(
          'Pool or cluster ask to conceal the metadata server, as for Workload Identity, and Windows pools cannot.',
          [
            'github hashicorp/terraform-provider-google/issues/6678',
            'github terraform-google-modules/terraform-google-kubernetes-engine/issues/632',
          ],
        ),
        excluded: [{ says: 'require at least one other Linux' }, { says: 'Shielded Instance' }],
        checks: [{ look: 'workload_metadata_config, node_metadata', shows: 'set' }],
        remedy: 'Leave it out for the Windows pool, else for the cluster; update the provider.',
      },
    ],
  },
  {
    id: 'PR-11',
    about: 'taint that GKE gives',
    kind: 'error',
    words: [['- key    = "node.kubernetes.io/os"']],
    printed: [{ by: 'Terraform', in: 'its plan of a google_container_node_pool' }],
    causes: [
      {
        cause: inferred(
          'GKE puts the taint node.kubernetes.io/os=windows on pools of Windows itself; the definition names no such taint, so each plan takes it away and makes the pool anew.',
          ['github GoogleCloudPlatform/cloud-foundation-fabric/issues/374'],
        ),
        checks: [{ look: 'taint in node_config', shows: 'none' }],
        remedy:
          'Write the taint node.kubernetes.io/os=windows with effect NO_SCHEDULE there too, or ignore changes of node_config[0].taint.',
      },
    ],
  },
]
