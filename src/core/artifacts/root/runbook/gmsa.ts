import { sh } from '../../../text/formats/shell.ts'
import { defineStep } from './step.ts'
import { cluster, inZip } from './thing.ts'

const role = 'cluster/gmsa-role.yaml'

export const gmsa = defineStep({
  id: 'gmsa',
  title: 'Prepare the Group Managed Service Account',
  when: (_, { has }) => has(role),
  body: ({ gmsaCredentialSpec }) =>
    `Once for a domain and a cluster: make the KDS root key and the account in Active Directory; let the node read its password, as a member of the domain in that group, or outside the domain with a plug-in of Container Credential Guard and HostAccountConfig in the credential spec. Install the CRD GMSACredentialSpec and the two webhooks of kubernetes-sigs/windows-gmsa, where the platform has not brought them. Make the object ${gmsaCredentialSpec} of kind GMSACredentialSpec from what New-CredentialSpec writes. Then the role lets the pods use it. The first commands must find the CRD and the object.`,
  commands: ({ gmsaCredentialSpec }, { has }) => [
    sh`kubectl get customresourcedefinition gmsacredentialspecs.windows.k8s.io`,
    sh`kubectl get gmsacredentialspecs.windows.k8s.io ${gmsaCredentialSpec}`,
    ...(has('cluster/namespace.yaml') ? [sh`kubectl apply --filename cluster/namespace.yaml`] : []),
    sh`kubectl apply --filename cluster/gmsa-role.yaml`,
  ],
  effects: () => [
    {
      does: `${role} is applied`,
      needs: [cluster.administrator, inZip(role)],
      makes: [cluster.credentialSpec],
    },
  ],
  files: [role],
  decisions: ['gmsaCredentialSpec', 'namespace'],
  sources: ['website-configure-gmsa'],
})
