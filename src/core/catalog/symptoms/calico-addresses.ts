import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const ipam =
  'github projectcalico/calico/blob/02db36fdbf7e5441555ef64a333a254681ad6a38/libcalico-go/lib/ipam/ipam.go'
const plugin =
  'github projectcalico/calico/blob/00b9aad19b300babd79b2883b3df82ef3b03d7f4/cni-plugin/pkg/ipamplugin/ipam_plugin.go'
const printed = [{ by: 'Calico IPAM', in: 'pod events (kubectl describe pod), kubelet log' }]
const pools = 'calicoctl get ippool -o wide'

/** What Calico prints where it has no address for a pod. */
export const calicoAddressSymptoms: readonly Symptom[] = [
  {
    id: 'CN-11',
    about: 'blocks of a node',
    kind: 'error',
    words: [
      ['cannot allocate new block due to per host block limit'],
      ['Need to allocate an IPAM block but could not', 'reached for this node'],
    ],
    printed,
    causes: [
      {
        cause: verified(
          'A Windows node takes one block of addresses of Calico, as its pods have one HNS network (windows_use_single_network), and that block is full: four of its addresses are kept, so a /26 has room for 60 pods, a /28 for 12.',
          [plugin, ipam],
        ),
        checks: [
          {
            command: 'calicoctl ipam show --show-blocks',
            shows: 'the block of the node in full use',
          },
          { command: pools, shows: 'the pool; its blockSize stands in the YAML' },
        ],
        remedy:
          'Allow as many pods as the block has room for (maxPods of the kubelet), or make a new pool with a smaller blockSize number and join the node again; that of a pool cannot be changed.',
      },
      {
        cause: verified('maxBlocksPerHost of the IPAM configuration is reached.', [ipam]),
        checks: [
          { command: 'calicoctl ipam show --show-configuration', shows: 'MaxBlocksPerHost' },
        ],
        remedy: 'Raise the limit, or set it to 0.',
      },
    ],
  },
  {
    id: 'CN-12',
    about: 'blocks of a pool',
    kind: 'error',
    words: [['No more free affine blocks and strict affinity enabled']],
    printed,
    causes: [
      {
        cause: verified(
          'Each block of the pools is given to a node, those of this node are full, and with strict affinity, which Windows nodes need, none is shared.',
          [ipam],
        ),
        checks: [
          { command: 'calicoctl ipam show --show-blocks', shows: 'no block without a node' },
          { command: pools, shows: 'a range with few blocks' },
        ],
        remedy:
          'Add a pool, or make one with smaller blocks for nodes with few pods; leave strict affinity on.',
      },
      {
        cause: inferred('Addresses and blocks of nodes that are gone were never given back.', [
          ipam,
        ]),
        checks: [{ command: 'calicoctl ipam check', shows: 'leaked addresses' }],
        remedy:
          'Delete the Node objects that are gone, and release what calicoctl ipam check finds.',
      },
    ],
  },
  {
    id: 'CN-13',
    about: 'pools of a node',
    kind: 'error',
    words: [['cannot find a qualified ippool'], ['no configured Calico pools for node']],
    settledBy: ['calico-block-size'],
    printed,
    causes: [
      {
        cause: verified(
          'No pool is for this node: the node selectors of all leave it out, all are disabled, or their blocks are smaller than a /29, which Windows nodes do not take.',
          [ipam],
        ),
        checks: [
          { command: 'calicoctl get ippool -o yaml', shows: 'nodeSelector, disabled, blockSize' },
          { command: 'kubectl get node NODE --show-labels', shows: 'labels that no selector has' },
        ],
        remedy:
          'Give a pool a node selector that takes the node, or make one with a blockSize of 29 or less.',
      },
    ],
  },
]
