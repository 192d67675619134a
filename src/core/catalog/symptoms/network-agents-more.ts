import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const operator =
  'github tigera/operator/blob/8d346b8f3dfb9c1547efc9ccfd56ebd7e4346fff/pkg/controller/installation/windows_controller.go'

/** What the agents of Calico and Antrea say of those that they ask. */
export const moreNetworkAgentSymptoms: readonly Symptom[] = [
  {
    id: 'CN-14',
    about: 'Typha not reached',
    kind: 'error',
    passedBy: ['Connected to Typha'],
    words: [['Failed to connect to Typha']],
    printed: [{ by: 'Felix of Calico', in: 'calico-felix.log, log of calico-node-windows' }],
    causes: [
      {
        cause: verified(
          'Felix on the Windows node does not reach Typha, from which it gets policies and endpoints: TCP 5473 of the Linux nodes is closed to it, or no Typha runs.',
          [
            'github projectcalico/calico/blob/01315ecbb6ca51bdd50fcc995a4e55177953a9d5/felix/daemon/daemon.go',
            'tigera-win',
          ],
        ),
        excluded: [{ says: 'x509' }, { says: 'tls:' }],
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port 5473',
            shows: 'TcpTestSucceeded False for the address of a Typha pod',
          },
          {
            command: 'kubectl get pods -A -l k8s-app=calico-typha -o wide',
            shows: 'none, or none that is Running',
          },
        ],
        remedy: 'Open TCP 5473 from Windows nodes to the nodes with Typha, and see that it runs.',
      },
      {
        cause: inferred(
          'Felix and Typha do not trust each other’s certificates: those of the Windows node are of an earlier installation.',
          [
            'github projectcalico/calico/blob/01315ecbb6ca51bdd50fcc995a4e55177953a9d5/felix/daemon/daemon.go',
          ],
        ),
        likely: [{ says: 'x509' }, { says: 'tls:' }],
        checks: [{ look: 'the end of the message', shows: 'a certificate' }],
        remedy: 'Restart the agent of the node, so that it takes the certificates of today.',
      },
    ],
  },
  {
    id: 'CN-15',
    about: 'Calico operator waits',
    kind: 'error',
    weak: 'message',
    onTheWay: true,
    words: [['Waiting for IPAMConfiguration watch to be established']],
    printed: [{ by: 'Tigera operator', in: 'its log, kubectl get tigerastatus' }],
    causes: [
      {
        cause: inferred(
          'The operator reads strict affinity in projectcalico.org/v3 before it makes calico-node-windows, and nothing serves that: the API server of Calico is not installed or does not run.',
          [operator, 'github tigera/operator/issues/3276'],
        ),
        checks: [
          { command: 'kubectl get apiservice v3.projectcalico.org', shows: 'not found, or False' },
          { command: 'kubectl get apiservers.operator.tigera.io', shows: 'no default' },
        ],
        remedy:
          'Create the APIServer object named default (operator.tigera.io/v1), and wait until its pods run.',
      },
    ],
  },
  {
    id: 'CN-16',
    about: 'Antrea agent does not listen',
    kind: 'error',
    words: [['cnisock', 'The system cannot find the file specified']],
    printed: [{ by: 'Antrea CNI plugin', in: 'pod events (kubectl describe pod), kubelet log' }],
    causes: [
      {
        cause: verified(
          'The agent of Antrea does not run on this node, or has not come up: the plugin asks it for each pod through this named pipe.',
          [
            'github antrea-io/antrea/blob/c37aea00a72da1cd52172200cd5b8ca1c5ba1151/pkg/cni/default_windows.go',
            'github antrea-io/antrea/blob/c37aea00a72da1cd52172200cd5b8ca1c5ba1151/pkg/cni/client.go',
          ],
        ),
        checks: [
          {
            command: 'kubectl -n kube-system get pods -o wide -l component=antrea-agent',
            shows: 'antrea-agent-windows of the node is not Running',
          },
          { look: 'log of antrea-agent on the node', shows: 'why it stops or waits' },
        ],
        remedy:
          'Read the log of the agent first: its fault keeps all pods of the node from starting.',
      },
    ],
  },
]
