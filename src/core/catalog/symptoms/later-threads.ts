import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const gmsaScript =
  'github kubernetes-sigs/windows-gmsa/blob/993de21c8f98a4def841b8de89aed688a95630d8/admission-webhook/deploy/create-signed-cert.sh#L144'
const serviceMonitor =
  'github microsoft/IIS.ServiceMonitor/blob/d8d521e727040a2362bc192399c1a655712261cf/src/ServiceMonitor/IISConfigUtil.cpp'
const iisLog = [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }]
const calicoLog = [{ by: 'calico-node, calico', in: 'log of calico-node-windows, pod events' }]

/** Messages of threads that were settled, read after the other tables. */
export const laterThreadSymptoms: readonly Symptom[] = [
  {
    id: 'L-01',
    about: 'token of Calico’s plugin',
    kind: 'error',
    words: [
      ['error getting ClusterInformation: connection is unauthorized'],
      ['plugin type="calico"', 'failed (add): Unauthorized'],
      ['plugin type="calico"', 'failed (delete): Unauthorized'],
    ],
    printed: [{ by: 'calico', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'The token in the kubeconfig that Calico’s plugin uses has expired: before 3.28 and the later patches of 3.27, Calico for Windows did not renew it.',
          [
            'github projectcalico/calico/pull/8563',
            'github projectcalico/calico/issues/8379',
            'github projectcalico/calico/issues/8577',
          ],
        ),
        excluded: [{ says: 'is forbidden' }],
        checks: [
          {
            command: 'kubectl delete pod -n calico-system CALICO-NODE-WINDOWS-POD',
            shows: 'pods start again for some hours',
          },
        ],
        remedy:
          'Delete the pod calico-node-windows of this node, which writes the kubeconfig anew, and update Calico to a release that renews the token.',
      },
      {
        cause: inferred(
          'The account in that kubeconfig is not that of Calico, or lacks its role, or was made anew with the cluster.',
          ['github projectcalico/calico/issues/7445'],
        ),
        likely: [{ says: 'is forbidden' }],
        checks: [
          {
            command: 'kubectl auth can-i get clusterinformations --kubeconfig FILE',
            shows: 'no',
          },
        ],
        remedy:
          'Let the agent write the kubeconfig with the token of its own service account, and apply its ClusterRole.',
      },
    ],
  },
  {
    id: 'L-02',
    about: 'token refresher of Calico',
    kind: 'error',
    words: [
      ['token_watch.go', 'Failed to read service account namespace file'],
      ['flag provided but not defined: -should-install-windows-upgrade'],
    ],
    printed: calicoLog,
    causes: [
      {
        cause: verified(
          'Scripts and program of Calico for Windows as a service, not as a pod, do not fit each other in this release: a part that only pods can have is started.',
          ['github projectcalico/calico/pull/9016', 'github projectcalico/calico/pull/9028'],
        ),
        checks: [{ command: 'C:\\CalicoWindows\\calico-node.exe -v', shows: '3.28.0, 3.27.3' }],
        remedy: 'Update Calico for Windows to the next patch, or install it by its operator.',
      },
    ],
  },
  {
    id: 'L-03',
    about: 'certificate of the gMSA webhook',
    kind: 'error',
    words: [['the signed certificate did not appear on the resource']],
    printed: [{ by: 'deploy-gmsa-webhook.sh', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The cluster approves the request and does not sign it: no controller signs certificates, as where kube-controller-manager (of Rancher, for one) has no --cluster-signing-cert-file and --cluster-signing-key-file.',
          ['github kubernetes-sigs/windows-gmsa/issues/19', gmsaScript],
        ),
        checks: [
          { command: 'kubectl get csr', shows: 'Approved, and not Issued' },
          {
            look: 'arguments of kube-controller-manager',
            shows: 'no --cluster-signing-cert-file',
          },
        ],
        remedy:
          'Give kube-controller-manager the certificate and key to sign with, or install the webhook by its chart, with cert-manager.',
      },
      {
        cause: inferred(
          'The signer that the script asks for, kubernetes.io/kubelet-serving, signs here for nodes alone (EKS), or the script asks for none that this cluster has.',
          ['github kubernetes-sigs/windows-gmsa/issues/49', gmsaScript],
        ),
        checks: [
          { command: 'kubectl get csr NAME -o yaml', shows: 'signerName, and Failed or nothing' },
        ],
        remedy:
          'Install the webhook by its chart, with cert-manager, or take the signer that the platform names.',
      },
    ],
  },
  {
    id: 'L-04',
    about: 'value that IIS cannot store',
    kind: 'error',
    words: [['APPCMD failed with error code -1072894421']],
    printed: iisLog,
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: inferred(
          'A value of an environment variable holds %18 or another percent sign with two digits, which becomes a character that XML forbids: appcmd cannot write it.',
          [
            'github microsoft/iis-docker/issues/188',
            'github microsoft/IIS.ServiceMonitor/pull/72',
            serviceMonitor,
          ],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'an env value, often a password, with % and two digits',
          },
        ],
        remedy: 'Take another value without the percent sign, or give it as a file.',
      },
    ],
  },
  {
    id: 'L-05',
    about: 'appcmd of ServiceMonitor',
    kind: 'error',
    words: [['APPCMD failed with error code'], ['Failed to update IIS configuration']],
    general: 'reason',
    reasonElsewhere: true,
    printed: iisLog,
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: inferred(
          'ServiceMonitor.exe writes the environment of the container into the application pool, and appcmd refused: by the pool that is not there, or by what stands in a variable.',
          [serviceMonitor],
        ),
        checks: [
          {
            command: 'C:\\Windows\\System32\\inetsrv\\appcmd.exe list apppool',
            shows: 'the pools',
          },
          { look: 'environment of the container', shows: 'quotes, percent signs, commas' },
        ],
        remedy:
          'Read the lines before it, take suspect variables out one by one, and build from the newest base image.',
      },
    ],
  },
  {
    id: 'L-06',
    about: 'container that was stopped',
    kind: 'noise',
    words: [['Exited (3221225786)'], ['Exited (-1073741510)']],
    printed: [{ by: 'Docker, nerdctl', in: 'docker ps -a' }],
    causes: [
      {
        cause: inferred(
          '0xC000013A is what a Windows container has after docker stop; alone it tells of no fault. If it ends so at once when detached with -t, leave -t away.',
          [
            'github microsoft/dotnet-framework-docker/issues/431',
            'github containerd/nerdctl/issues/4899',
          ],
        ),
        checks: [
          { command: 'docker inspect CONTAINER', shows: 'FinishedAt, the time of the stop' },
        ],
        remedy: 'Nothing, where it was stopped.',
      },
    ],
  },
]
