import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const gmsaScript =
  'github kubernetes-sigs/windows-gmsa/blob/993de21c8f98a4def841b8de89aed688a95630d8/admission-webhook/deploy/create-signed-cert.sh#L144'

/** Messages of group Managed Service Accounts: webhook, CCG, domain. */
export const gmsaSymptoms: readonly Symptom[] = [
  {
    id: 'GM-01',
    about: 'definition of credential specs',
    kind: 'error',
    words: [['no matches for kind "GMSACredentialSpec"']],
    printed: [{ by: 'kubectl, helm', in: 'their output' }],
    causes: [
      {
        cause: verified('The definition of GMSACredentialSpec is not installed in this cluster.', [
          'website-configure-gmsa',
          'aks-docs use-group-managed-service-accounts.md#L97',
        ]),
        checks: [
          {
            command: 'kubectl get crd gmsacredentialspecs.windows.k8s.io',
            shows: 'not found',
          },
        ],
        remedy:
          'Install the definition and the webhook of windows-gmsa. On AKS turn gMSA on instead: az aks update --enable-windows-gmsa.',
      },
    ],
  },
  {
    id: 'M-GMS-01',
    about: 'not authorized',
    kind: 'error',
    words: [['is not authorized to `use` GMSA cred spec']],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply, ReplicaSet events' }],
    causes: [
      {
        cause: verified('The pod’s service account lacks the verb use on the GMSACredentialSpec.', [
          'windows-gmsa-webhook#L310',
          'website-configure-gmsa',
        ]),
        checks: [
          {
            command:
              'kubectl auth can-i use gmsacredentialspecs.windows.k8s.io/NAME -n NS --as=system:serviceaccount:NS:SA',
            shows: 'no',
          },
        ],
        remedy: 'Make a ClusterRole with the verb use and a RoleBinding.',
      },
    ],
  },
  {
    id: 'M-GMS-02',
    about: 'spec missing',
    kind: 'error',
    words: [
      ['unable to retrieve the contents of cred spec'],
      ['denied the request: cred spec', 'does not exist'],
      ['gmsa', 'cred spec', 'does not exist'],
    ],
    wordsInferred: true,
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('There is no GMSACredentialSpec of this name.', [
          'windows-gmsa-kube_client#L104-L106',
        ]),
        excluded: [{ says: 'unable to retrieve' }],
        checks: [{ command: 'kubectl get gmsacredentialspecs', shows: 'missing' }],
        remedy: 'Create it from the output of New-CredentialSpec, or correct the name.',
      },
      {
        cause: inferred('The webhook does not reach the API server, or lacks rights.', [
          'windows-gmsa-kube_client#L106',
        ]),
        likely: [{ says: 'unable to retrieve' }],
        excluded: [{ says: 'does not exist' }],
        checks: [{ look: 'log of the webhook', shows: 'error behind the words' }],
        remedy: 'Mend the webhook’s RBAC.',
      },
    ],
  },
  {
    id: 'M-GMS-03',
    about: 'spec without body',
    kind: 'error',
    words: [['cred spec', 'does not have a credspec key']],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('The object has no key credspec.', ['windows-gmsa-kube_client#L110']),
        checks: [{ command: 'kubectl get gmsacredentialspec NAME -o yaml', shows: 'no credspec' }],
        remedy: 'Put the JSON as YAML below credspec.',
      },
    ],
  },
  {
    id: 'M-GMS-04',
    about: 'contents differ',
    kind: 'error',
    words: [['does not match the contents of GMSA resource']],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('gmsaCredentialSpec was written by hand beside the name, and differs.', [
          'windows-gmsa-webhook#L322',
        ]),
        checks: [{ look: 'pod spec', shows: 'both fields' }],
        remedy: 'Give the name alone.',
      },
    ],
  },
  {
    id: 'SR-100',
    about: 'credential spec that is no JSON',
    kind: 'error',
    words: [
      ['windows-gmsa', 'denied the request: unable to parse', 'as a JSON object'],
      ['gmsa', 'unable to parse CRD', 'as a JSON object'],
    ],
    printed: [{ by: 'gMSA webhook', in: 'kubectl apply, events of the ReplicaSet' }],
    causes: [
      {
        cause: verified(
          'gmsaCredentialSpec of the pod, or credspec of the GMSACredentialSpec, is not the JSON that New-CredentialSpec writes.',
          [
            'github kubernetes-sigs/windows-gmsa/blob/993de21c8f98a4def841b8de89aed688a95630d8/admission-webhook/webhook.go#L340-L365',
          ],
        ),
        checks: [{ look: 'the text in quotes in the message', shows: 'a name, YAML, or cut JSON' }],
        remedy:
          'Give the pod gmsaCredentialSpecName alone, and the GMSACredentialSpec the whole content of the file.',
      },
    ],
  },
  {
    id: 'M-GMS-05',
    about: 'name missing',
    kind: 'error',
    words: [
      ['has a GMSA cred spec set, but does not define the name of the corresponding resource'],
    ],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('The content is given without gmsaCredentialSpecName.', [
          'windows-gmsa-webhook#L331',
        ]),
        checks: [{ look: 'pod spec', shows: 'name missing' }],
        remedy: 'Set the name.',
      },
    ],
  },
  {
    id: 'M-GMS-06',
    about: 'update',
    kind: 'error',
    words: [["cannot update an existing pod's GMSA settings"]],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl edit / apply' }],
    causes: [
      {
        cause: verified('The gMSA fields of a running pod were changed.', [
          'windows-gmsa-webhook#L474',
        ]),
        checks: [{ look: 'diff', shows: 'gMSA fields' }],
        remedy:
          'Change the template of the workload so that it makes new pods; delete and create a bare pod.',
      },
    ],
  },
  {
    id: 'M-GMS-07',
    about: 'disabled',
    kind: 'error',
    words: [['gMSA credentials are disabled']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The annotation io.microsoft.container.wcow.gmsa.disable=true is set, or io.microsoft.disable-unsafe-operations=true, which includes it.',
          ['hcsshim-create#L94', 'hcsshim-annotations#L237-L239', 'hcsshim-annotations#L583-L602'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows:
              'annotations also of the runtime handler in the containerd configuration: one of the two, true',
          },
        ],
        remedy:
          'Somebody set it as a protection, so ask first. Then remove it, or take gmsaCredentialSpecName out of the pod.',
      },
    ],
  },
  {
    id: 'M-GMS-08',
    about: 'CCG does not answer',
    kind: 'error',
    words: [
      ['Failed to setup the external credentials for Container'],
      ['winapi error #3489792023'],
      ['credential', '0xC0020017'],
    ],
    wordsInferred: true,
    codes: ['H-D0020017'],
    printed: [
      { by: 'Hyper-V-Compute', in: 'event 11507 of Microsoft-Windows-Hyper-V-Compute-Admin' },
      { by: 'docker, containerd', in: 'create error' },
    ],
    causes: [
      {
        cause: inferred(
          'Container Credential Guard or its plug-in could not be called (a host outside of the domain).',
          ['windows-containers#221', 'virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [{ observed: 'node not domain joined' }],
        checks: [
          {
            command: 'Get-WinEvent -LogName Microsoft-Windows-Containers-CCG/Admin',
            shows: 'events 3, 4, 6, 8 or none',
          },
          { command: 'nltest /sc_verify:DOMAIN on the host', shows: 'fails' },
        ],
        remedy:
          'Install and register the plug-in, give PluginGUID and PluginInput in the credential spec, and see that the host resolves the domain.',
      },
      {
        cause: inferred('The host, a member of the domain, may not read the password.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        likely: [
          { observed: 'node domain joined' },
          { observed: 'Test-ADServiceAccount is False' },
        ],
        checks: [{ command: 'Test-ADServiceAccount NAME', shows: 'False' }],
        remedy: 'Add it to the group in PrincipalsAllowedToRetrieveManagedPassword, then reboot.',
      },
    ],
  },
  {
    id: 'M-GMS-09',
    about: 'nltest in pod',
    kind: 'error',
    words: [
      ['Getting parent domain failed: Status = 1722 0x6ba RPC_S_SERVER_UNAVAILABLE'],
      ['I_NetLogonControl failed: Status = 1722'],
      ['Trusted DC Connection Status Status = 1722'],
      ['Trust Verification Status = 1722'],
    ],
    codes: ['H-800706BA'],
    printed: [{ by: 'nltest', in: 'kubectl exec' }],
    causes: [
      {
        cause: verified(
          'The credential spec did not reach the pod (the form with the parent domain).',
          ['website-configure-gmsa'],
        ),
        likely: [{ says: 'Getting parent domain failed' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'gmsaCredentialSpec filled?: empty: webhook not working',
          },
        ],
        remedy: 'Mend the webhook, then create the pod again.',
      },
      {
        cause: verified('The secure channel is not set up (the query form).', [
          'website-configure-gmsa',
        ]),
        likely: [{ says: 'I_NetLogonControl failed' }],
        checks: [{ command: 'nltest /sc_reset:DOMAIN', shows: 'NERR_Success' }],
        remedy: 'Restart netlogon in a postStart hook; else check the credential spec.',
      },
      {
        cause: verified('The pod does not reach or resolve a domain controller.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        likely: [{ says: 'Trusted DC Connection Status' }, { says: 'Trust Verification Status' }],
        checks: [
          { command: 'nslookup DOMAIN', shows: 'ports 53, 88, 389, 636, 139 from the pod: fails' },
        ],
        remedy:
          'Let the cluster’s DNS forward the domain; look at the firewall and the OutBoundNAT exceptions.',
      },
    ],
  },
  {
    id: 'M-GMS-10',
    about: 'CCG events',
    kind: 'error',
    words: [
      ['Container Credential Guard failed to parse the credential spec'],
      ['Container Credential Guard failed to instantiate the plug'],
      ['Container Credential Guard failed to fetch credentials from the plug-in'],
      ['Container Credential Guard failed to fetch gmsa credentials'],
    ],
    printed: [
      {
        by: 'Containers-CCG',
        in: 'event log Microsoft-Windows-Containers-CCG/Admin, ids 3, 4, 6, 8',
      },
    ],
    causes: [
      {
        cause: verified(
          'Event 3: the credential spec is malformed, often the GUID of the plug-in.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [
          { says: 'failed to parse the credential spec' },
          { observed: 'event 3 of Credential Guard' },
        ],
        checks: [{ look: 'PluginGUID in HostAccountConfig', shows: 'no braces, wrong GUID' }],
        remedy: 'Correct the spec.',
      },
      {
        cause: verified(
          'Event 4: the plug-in is missing or does not load; with “configured identity is incorrect” its COM identity needs a user who is logged on.',
          ['virtualization-documentation-gmsa-troubleshooting', 'windows-containers#293'],
        ),
        likely: [
          { says: 'failed to instantiate the plug' },
          { observed: 'event 4 of Credential Guard' },
        ],
        checks: [
          { look: 'COM registration, RunAs of the plug-in', shows: 'missing / interactive user' },
        ],
        remedy: 'Install it again, and give the COM class a service identity.',
      },
      {
        cause: verified(
          'Event 6: the plug-in was loaded and got no account from the secret store.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [
          { says: 'failed to fetch credentials from the plug-in' },
          { observed: 'event 6 of Credential Guard' },
        ],
        checks: [{ look: 'identity of the node on the vault; PluginInput', shows: 'no right' }],
        remedy: 'Check its rights on the secret and the format of its input.',
      },
      {
        cause: inferred(
          'The name or the password of the plug-in’s account is not what Active Directory has: the secret in the vault is not written as DOMAIN\\user:password, or the password was changed.',
          ['github Azure/AKS/issues/3849', 'github microsoft/Windows-Containers/issues/520'],
        ),
        likely: [
          { says: 'The attempted logon is invalid' },
          { says: 'bad username or authentication information' },
        ],
        checks: [
          {
            look: 'the secret in the vault',
            shows: 'another form than DOMAIN\\user:password, or an old one',
          },
        ],
        remedy: 'Write the secret anew, in that form and with the password of today.',
      },
      {
        cause: verified('Event 8: the plug-in’s account may not read the gMSA password.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        likely: [
          { says: 'failed to fetch gmsa credentials' },
          { observed: 'event 8 of Credential Guard' },
        ],
        checks: [{ look: 'PrincipalsAllowedToRetrieveManagedPassword', shows: 'account missing' }],
        remedy: 'Add the account.',
      },
    ],
  },
  {
    id: 'PL-13',
    about: 'KDS root key',
    kind: 'error',
    words: [['New-ADServiceAccount', 'Key does not exist']],
    wordsInferred: true,
    printed: [{ by: 'New-ADServiceAccount', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The domain has no KDS root key that can be used: it was never made, or less than 10 hours ago.',
          ['website-configure-gmsa'],
        ),
        checks: [{ command: 'Get-KdsRootKey', shows: 'nothing, or an EffectiveTime to come' }],
        remedy:
          'Add-KdsRootKey -EffectiveImmediately, then wait 10 hours until all domain controllers have it.',
      },
    ],
  },
  {
    id: 'R-31',
    about: 'no domain controller',
    kind: 'error',
    words: [
      ['Status = 1355', 'ERROR_NO_SUCH_DOMAIN'],
      ['Status = 1311', 'ERROR_NO_LOGON_SERVERS'],
      ['The specified domain either does not exist or could not be contacted'],
      ['domain controller', 'could not be contacted'],
    ],
    codes: ['H-8007054B'],
    printed: [{ by: 'nltest', in: 'kubectl exec, console of the node' }],
    causes: [
      {
        cause: verified(
          'The pod, or the node, does not resolve the domain or does not reach its controller: both need it for gMSA, and a wrong DNS server in the container is the usual reason.',
          ['virtualization-documentation-gmsa-troubleshooting', 'sdn#339'],
        ),
        checks: [
          {
            command: 'nslookup DOMAIN; Test-NetConnection DC -Port 389',
            shows: 'no address, or no connection (53, 88, 139, 389, 636)',
          },
          { command: 'nltest /sc_verify:DOMAIN on the node', shows: 'fails there too' },
        ],
        remedy:
          'Let the DNS of the cluster forward the domain, open the ports to the controller, and look at the OutBoundNAT exceptions.',
      },
    ],
  },
  {
    id: 'N-22',
    about: 'trust of a gMSA',
    kind: 'error',
    words: [
      ['ERROR_NO_TRUST_SAM_ACCOUNT'],
      ['ERROR_TRUSTED_RELATIONSHIP_FAILURE'],
      ['does not have a local security database account'],
      ['The trust relationship between this workstation and the primary domain failed'],
    ],
    printed: [{ by: 'nltest, NETLOGON, programs', in: 'container, event 5720' }],
    causes: [
      {
        cause: verified(
          'The credential spec names an account or a domain that is not that of the gMSA, or an account of the same name without the dollar sign exists.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        checks: [
          {
            command: 'Get-ADObject -Filter \'sAMAccountName -like "NAME*"\'',
            shows: 'two accounts',
          },
          {
            look: 'MachineAccountName, DnsName, NetBiosName, Sid',
            shows: 'not those of the domain',
          },
        ],
        remedy: 'Make the spec anew with New-CredentialSpec, on a host of the same domain.',
      },
      {
        cause: inferred(
          'Several containers use one gMSA at the same time, and lose the trust by turns.',
          [
            'github microsoft/Windows-Containers/issues/405',
            'virtualization-documentation-gmsa-troubleshooting',
          ],
        ),
        likely: [{ observed: 'it comes and goes' }],
        checks: [{ command: 'kubectl get pods -A -o yaml', shows: 'the spec in several pods' }],
        remedy: 'Take the newest update of Windows; a gMSA for each workload until then.',
      },
      {
        cause: verified(
          'On Server 2016, 1709 and 1803 the hostname of the container must be the name of the gMSA.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [{ decision: 'windowsRelease', is: ['ltsc2016', '1709', '1803'] }],
        excluded: [{ decision: 'windowsRelease', is: ['ltsc2019', 'ltsc2022', 'ltsc2025'] }],
        checks: [{ command: 'hostname', shows: 'another name' }],
        remedy: 'Set spec.hostname to the name of the gMSA.',
      },
      {
        cause: inferred(
          'The image sets the policy EnableAuthEpResolution of RPC and has IIS: names are then not translated.',
          ['github microsoft/Windows-Containers/issues/496'],
        ),
        excluded: [{ says: 'ERROR_' }, { says: 'local security database account' }],
        checks: [
          {
            command: String.raw`reg query "HKLM\SOFTWARE\Policies\Microsoft\Windows NT\Rpc"`,
            shows: 'EnableAuthEpResolution 1',
          },
        ],
        remedy: 'Leave that policy out of the image.',
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
    id: 'GM-02',
    about: 'certificate that a program reads',
    kind: 'error',
    words: [['tls: failed to find any PEM data in certificate input']],
    reasonElsewhere: true,
    printed: [{ by: 'programs in Go, such as the gMSA admission webhook', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'The file that the program is given as its certificate is empty or no PEM, as where a Secret was not filled or the key of it is another.',
          ['github Azure/AKS/issues/2658'],
        ),
        excluded: [{ observed: 'a gMSA webhook' }],
        checks: [
          { look: 'the file or Secret that the program names', shows: 'no BEGIN CERTIFICATE' },
        ],
        remedy: 'Give it the certificate, with its key, and start it again.',
      },
      {
        cause: verified(
          'The file with the certificate (TLS_CRT, from a Secret) is empty or no PEM, so that the webhook ends at its start, and pods that it is called for are refused: the Secret was not filled, or lost it as certificates of the cluster were renewed.',
          [
            'github kubernetes-sigs/windows-gmsa/blob/2173fafb59ed63805c29795f549ce86e81dfdee4/admission-webhook/main.go',
            'github Azure/AKS/issues/2658',
          ],
        ),
        checks: [
          {
            command:
              'kubectl get secret SECRET -n NAMESPACE -o jsonpath="{.data.tls_crt}{.data.tls\\.crt}"',
            shows: 'nothing, or no certificate',
          },
        ],
        remedy:
          'Make the certificate of the webhook anew with the CA of the cluster (its script, or cert-manager), put it into the Secret and into caBundle, and restart the webhook. On AKS turn gMSA off and on again, or ask its support.',
      },
    ],
  },
  {
    id: 'GM-03',
    about: 'name of a credential spec',
    kind: 'error',
    words: [['GMSACredentialSpec', 'is invalid: metadata.name: Invalid value', 'lower']],
    printed: [{ by: 'kube-apiserver', in: 'kubectl apply, helm install' }],
    causes: [
      {
        cause: inferred(
          'The object has the name of its account in Active Directory, and a name in Kubernetes is in small letters, digits, dots and dashes: no capitals and no underscore.',
          ['github kubernetes-sigs/windows-gmsa/pull/114'],
        ),
        checks: [{ look: 'metadata.name in the file', shows: 'capitals or an underscore' }],
        remedy:
          'Write metadata.name in small letters, and so in gmsaCredentialSpecName of the pods and resourceNames of the ClusterRole; the account in credspec keeps its name.',
      },
    ],
  },
]
