import { identities } from '../../../catalog/identities.ts'
import { identityCommands } from '../../../catalog/identity-commands.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { secondsOf } from '../../../values/go-duration.ts'
import { isBefore, isVersion, minorOf } from '../../../values/version.ts'
import { faultAt } from '../../fault-at.ts'

const { shortestToken, createToken, plainToken, useOfRole, kubeconfig, validity, nodeName } =
  identityCommands
const { bindings } = identities.bootstrap

export const identityCommandsLint = defineLint({
  id: 'identity-commands',
  on: 'setup',
  summary: 'Commands for tokens, bindings and kubeconfigs are such as kubectl and kubeadm take',
  remediation: 'Write the command as the tool of this version takes it.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] => [
    ...named(observations, 'token.duration')
      .filter(({ value }) => (secondsOf(String(value)) ?? Infinity) < shortestToken.value)
      .map((one) =>
        faultAt(
          placeOf(one),
          'refused',
          `The token is asked for ${one.raw}; the API server refuses less than ${shortestToken.value / 60} minutes.`,
          shortestToken,
          {
            remediation:
              'Ask for a longer time, such as --duration=8760h for an agent of the host.',
          },
        ),
      ),
    ...named(observations, 'token.asked')
      .filter(() => isOlder(clientOf(observations), createToken.value.from))
      .map((one) =>
        faultAt(
          placeOf(one),
          'refused',
          `kubectl create token came with ${createToken.value.from}; this kubectl is older and does not know it.`,
          createToken,
          {
            remediation:
              'Take the token of a Secret of the type kubernetes.io/service-account-token, or a newer kubectl.',
          },
        ),
      ),
    ...named(observations, 'token.encoded').map((one) =>
      faultAt(
        placeOf(one),
        'fails',
        `The token of the kubeconfig begins with ${one.raw} and is still in base64, as it stands in a Secret: the API server answers Unauthorized.`,
        plainToken,
        { remediation: 'Decode it first: a token begins with eyJ.' },
      ),
    ),
    ...named(observations, 'role.verb').map((one) =>
      faultAt(
        placeOf(one),
        'refused',
        'kubectl create role takes the verb use for podsecuritypolicies alone: “can not perform use on” credential specs.',
        useOfRole,
        { remediation: 'Apply the role as a manifest; there the verb is allowed.' },
      ),
    ),
    ...named(observations, 'binding.role').flatMap((one) => {
      const [meant] = bindings.value.filter(({ role }) => one.value === `${role}s`)
      return meant
        ? [
            faultAt(
              placeOf(one),
              'fails',
              `The binding names ${one.raw}; the role is ${meant.role}.`,
              bindings,
              { remediation: `Write ${meant.role}.` },
            ),
          ]
        : []
    }),
    ...named(observations, 'kubeadm.kubeconfig')
      .filter(
        ({ raw }) =>
          !raw.startsWith('alpha') && isOlder(minorsOf(observations), kubeconfig.value.from),
      )
      .map((one) =>
        faultAt(
          placeOf(one),
          'refused',
          `kubeadm has “kubeconfig user” from ${kubeconfig.value.from} on; before that it is “alpha kubeconfig user”.`,
          kubeconfig,
        ),
      ),
    ...named(observations, 'kubeadm.validity')
      .filter(() => isOlder(minorsOf(observations), validity.value.from))
      .map((one) =>
        faultAt(
          placeOf(one),
          'refused',
          `kubeadm has --validity-period from ${validity.value.from} on; an older one stops on it as an unknown flag.`,
          validity,
          { remediation: 'Leave it out: the certificate is for a year.' },
        ),
      ),
    ...named(observations, 'flannel.nodeName')
      .filter(({ value }) => /[A-Z]/.test(String(value)))
      .map((one) =>
        faultAt(
          placeOf(one),
          'fails',
          `NODE_NAME is ${one.raw}; flanneld asks for the Node object of this name, and names of nodes have small letters alone.`,
          nodeName,
          { remediation: `Write ${one.raw.toLowerCase()}, as kubectl get nodes shows it.` },
        ),
      ),
  ],
})

const clientOf = (observations: readonly Observation[]) =>
  named(observations, 'kubectl.version').map(({ value }) => minorOf(String(value)))
const minorsOf = (observations: readonly Observation[]) =>
  (['kubernetesVersion', 'controlPlaneVersion'] as const).flatMap((id) =>
    deciding(observations, id).map(({ value }) => minorOf(String(value))),
  )

/** Whether versions are known, and all of them are before one. */
const isOlder = (versions: readonly string[], from: string) => {
  const known = versions.filter((one) => isVersion(one))
  return known.length > 0 && known.every((one) => isBefore(one, from))
}
