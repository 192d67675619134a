import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What tools and applications print in daily use. */
export const dailyUseSymptoms: readonly Symptom[] = [
  {
    id: 'D-01',
    about: 'kubectl cp and drives',
    kind: 'error',
    words: [['Removing leading drive letter from member names'], ['tar contents corrupted']],
    printed: [{ by: 'kubectl cp', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'The path has a drive letter: tar takes it away from the names that it sends, so kubectl does not find what it asked for.',
          [
            'github kubernetes/kubernetes/pull/140202',
            'github kubernetes/kubernetes/issues/124781',
          ],
        ),
        checks: [{ look: 'both paths of the command', shows: 'C: or another drive' }],
        remedy: 'Leave the drive out, as in POD:/data/file.',
      },
    ],
  },
  {
    id: 'D-02',
    about: 'memory of an application',
    kind: 'error',
    words: [['System.OutOfMemoryException'], ['java.lang.OutOfMemoryError']],
    printed: [{ by: 'the application', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The process got no more memory: the limit of its container, or that of the process itself, is reached. On Windows neither OOMKilled nor 137 tells of it.',
          ['github microsoft/hcsshim/issues/2083', 'github moby/moby/issues/39611'],
        ),
        checks: [
          { command: 'kubectl top pod POD --containers', shows: 'use near the limit' },
          { command: 'Get-Counter "\\Memory\\Committed Bytes"', shows: 'near the commit limit' },
        ],
        remedy: 'Raise the memory limit, or let the application use less.',
      },
    ],
  },
  {
    id: 'D-03',
    about: 'numbers of a node in kubectl top',
    kind: 'error',
    words: [['<unknown>', '<unknown>', '<unknown>', '<unknown>']],
    printed: [{ by: 'kubectl top nodes', in: 'its output' }],
    causes: [
      {
        cause: inferred(
          'metrics-server has no numbers of this node: it does not reach its kubelet, which may answer too late, or it is older than 0.3.6.',
          [
            'github kubernetes/kubernetes/issues/124700',
            'github kubernetes/kubernetes/issues/95735',
            'github kubernetes-sigs/kubespray/issues/5646',
          ],
        ),
        checks: [
          { command: 'kubectl logs -n kube-system deploy/metrics-server', shows: 'its error' },
          {
            command: 'kubectl get --raw /api/v1/nodes/NODE/proxy/stats/summary',
            shows: 'an error, or a long wait',
          },
        ],
        remedy: 'Open TCP 10250 to the node, free CPU there, or update metrics-server.',
      },
    ],
  },
  {
    id: 'D-04',
    about: 'parameter that HCS refuses',
    kind: 'error',
    words: [
      ['CreateComputeSystem', 'The parameter is incorrect', 'containerd-shim'],
      ['failed to create containerd task', 'CreateComputeSystem', 'The parameter is incorrect'],
    ],
    printed: [{ by: 'containerd / hcsshim', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'A mount path stands as Windows does not take it, and an older containerd passed it on: with slashes, or a drive alone.',
          ['github kubernetes/kubernetes/issues/85142', 'github containerd/containerd/issues/6589'],
        ),
        checks: [{ look: 'volumeMounts of the pod', shows: 'slashes, or D: alone' }],
        remedy: 'Write C:\\folder as mountPath, or update containerd.',
      },
      {
        cause: inferred(
          'The Windows build does not know what this shim asks for, as one of them is much older.',
          ['github kubernetes/kubernetes/issues/69901'],
        ),
        checks: [{ command: 'containerd --version; cmd /c ver', shows: 'one is years older' }],
        remedy: 'Update the older one.',
      },
    ],
  },
  {
    id: 'D-05',
    about: 'numbers of the file system of images',
    kind: 'error',
    weak: 'message',
    words: [
      ['Failed to get filesystem info: storageID is nil'],
      ['no observation found for eviction signal imagefs.available'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: inferred(
          'The kubelet has no numbers of the file system of images, so it does not clean up images by its thresholds.',
          ['github Azure/acs-engine/issues/2562'],
        ),
        checks: [{ command: 'crictl imagefsinfo', shows: 'no numbers' }],
        remedy: 'Update the kubelet; until then remove unused images by hand.',
      },
    ],
  },
  {
    id: 'D-06',
    about: 'base layers in a registry',
    kind: 'error',
    words: [
      ['blob unknown to registry'],
      ['MANIFEST_BLOB_UNKNOWN'],
      ['Could not find layer: sha256', 'Artifactory'],
    ],
    printed: [{ by: 'registry', in: 'docker push' }],
    causes: [
      {
        cause: inferred(
          'The registry or the tool asks for a layer that was not pushed: of a Windows image docker leaves out the base layers, which it calls foreign.',
          [
            'github goharbor/harbor/issues/2349',
            'github jfrog/jfrog-cli/issues/418',
            'github docker/hub-feedback/issues/2132',
          ],
        ),
        checks: [
          { command: 'docker push IMAGE', shows: 'Skipped foreign layer' },
          { command: 'docker manifest inspect IMAGE', shows: 'that digest with foreign or urls' },
        ],
        remedy:
          'Update a registry older than 2.6.1, or push these layers too: allow-nondistributable-artifacts in daemon.json.',
      },
    ],
  },
  {
    id: 'D-44',
    about: 'cluster addresses that kube-proxy leaves out',
    kind: 'silent',
    words: [['Skipped creating Hns LoadBalancer for cluster ip resources']],
    printed: [{ by: 'kube-proxy', in: 'its log, from 1.26 on' }],
    causes: [
      {
        cause: verified(
          'A fault of kube-proxy: a Service with externalTrafficPolicy Local and no pod on this node gets no load balancer for its cluster address there, so that pods of the node do not reach it.',
          [
            'github kubernetes/kubernetes/issues/115783',
            'github kubernetes/kubernetes/pull/115919',
          ],
        ),
        likely: [
          { kubernetes: { from: '1.24', through: '1.26' } },
          { told: 'externalTrafficPolicy', as: ['local'] },
        ],
        checks: [
          {
            command: 'kubectl get svc -A -o wide; kubectl get endpointslices -A',
            shows: 'externalTrafficPolicy Local, and ready pods on other nodes alone',
          },
        ],
        remedy:
          'Update kube-proxy to the newest patch of its minor, or set externalTrafficPolicy: Cluster.',
      },
      {
        cause: inferred('All pods of the Service are ending.', [
          'github kubernetes/kubernetes/pull/113776',
        ]),
        checks: [{ command: 'kubectl get endpointslices', shows: 'serving, and none ready' }],
        remedy: 'Wait for new pods, or see why none becomes ready.',
      },
    ],
  },
  {
    id: 'LE-LOG-01',
    about: 'right of the API server at the kubelet',
    kind: 'error',
    words: [
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=proxy'],
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=log'],
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=metrics'],
      ['Forbidden (user=', 'verb=', 'resource=nodes, subresource=stats'],
    ],
    printed: [{ by: 'kubelet', in: 'output of kubectl logs, exec or port-forward' }],
    causes: [
      {
        cause: inferred(
          'The API server shows the kubelet no certificate, so that it takes it for nobody: --kubelet-client-certificate and --kubelet-client-key are not given, or the kubelet has another client CA.',
          ['github kubernetes/kubernetes/issues/55872'],
        ),
        likely: [{ says: 'user=system:anonymous' }],
        excluded: [
          { says: 'user=kube' },
          { says: 'user=system:node' },
          { says: 'user=system:serviceaccount' },
        ],
        checks: [
          {
            look: 'arguments of kube-apiserver; authentication.x509.clientCAFile of the kubelet',
            shows: 'no certificate for kubelets, or the file of another CA',
          },
        ],
        remedy:
          'Give the API server the certificate, and the kubelet the CA of the cluster as clientCAFile.',
      },
      {
        cause: inferred(
          'The account with which somebody asks the kubelet has no right to its logs, containers or metrics.',
          ['github kubernetes/kubernetes/issues/56277'],
        ),
        excluded: [{ says: 'user=system:anonymous' }],
        checks: [{ command: 'kubectl auth can-i get nodes/proxy --as USER', shows: 'no' }],
        remedy:
          'Bind it to system:kubelet-api-admin, or give its certificate the group that the cluster binds to that role.',
      },
    ],
  },
]
