import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { ownValue } from '../../values/own.ts'
import {
  apiVersionOf,
  endpointPlugins,
  fieldBelow,
  isFields,
  isHcn,
  isOfOperator,
  ofOperator,
  policiesOf,
  traitsOf,
  type EndpointPlugin,
  type Policy,
} from './file.ts'

type Fault = Omit<LintViolation, 'path'> & { readonly path?: LintViolation['path'] }

export const cniPolicyShape = defineLint({
  id: 'cni-policy-shape',
  on: 'cni-config',
  summary: 'Policies have the form that the plugin hands to HNS',
  remediation:
    'Write {"Type": "OutBoundNAT", "Settings": {"Exceptions": […]}} for HCN, {"Type": "OutBoundNAT", "ExceptionList": […]} for HNS v1.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) =>
      policiesOf(plugin).flatMap((policy) => {
        const fault = faultOf(plugin, policy)
        return fault
          ? [{ path: policy.value.path, ...fault, ...(isOfOperator(plugin) ? ofOperator : {}) }]
          : []
      }),
    ),
})

function faultOf(plugin: EndpointPlugin, policy: Policy): Fault | undefined {
  const { form, list } = traitsOf(plugin) ?? {}
  if (plugin.type === '') return inPart(policy)
  // Of a list that is not read the form is of no account.
  if (form === undefined || policy.list !== list) return undefined
  if (form === 'azure') return inAzure(policy)
  if (form === 'converted') return inCalico(policy)
  // Its releases differ in form; what is no field of either is wrong in all of them.
  if (form === 'either') return policy.settings ? inHcn(policy) : undefined
  if (!isFields(policy.value.value)) {
    return form === 'hcn'
      ? {
          basis: 'refused',
          message: 'The value of the policy is no object; the plugin crashes.',
          facts: [cniPolicies.valueIsObject],
        }
      : undefined
  }
  const version = apiVersionOf(plugin)
  // Of another JSON type it stops the plugin before any policy is read.
  if (isHcn(plugin)) return inHcn(policy)
  return version === undefined || typeof version === 'number' ? inHns(version, policy) : undefined
}

/** Of a plugin that is not told; the operator of OpenShift writes a key of its own. */
const inPart = (policy: Policy): Fault | undefined =>
  policy.settings && !fieldBelow(policy.settings, 'exceptionList')?.path.includes('exceptionList')
    ? inHcn(policy)
    : undefined

function inHcn({ value, settings, type }: Policy): Fault | undefined {
  if (!settings) return withoutSettings(value, type)
  const misnamed = type === 'outboundnat' ? fieldBelow(settings, 'ExceptionList') : undefined
  if (misnamed) {
    return {
      path: misnamed.path,
      basis: 'fails',
      message: `${String(misnamed.path.at(-1))} is no field of HCN; it is called Exceptions. The exceptions have no effect.`,
      remediation: 'Rename it to Exceptions.',
      facts: [cniPolicies.exceptions],
    }
  }
  return type === 'route'
    ? {
        basis: 'fails',
        message: 'ROUTE is a policy of HNS v1; HCN calls it SDNRoute. The route is missing.',
        remediation: 'Write SDNRoute.',
        facts: [cniPolicies.routeTypes],
      }
    : undefined
}

const flatFields = ['ExceptionList', 'DestinationPrefix', 'Exceptions', 'ProviderAddress']
/** Policies that say nothing without their settings. */
const needs: Readonly<Record<string, string>> = {
  sdnroute: 'DestinationPrefix',
  provideraddress: 'ProviderAddress',
}

function withoutSettings(value: Policy['value'], type: string): Fault | undefined {
  const flat = flatFields.flatMap((key) => fieldBelow(value, key) ?? [])[0]
  if (flat) {
    return {
      path: flat.path,
      basis: 'fails',
      message: `${String(flat.path.at(-1))} stands beside Type, the form of HNS v1; HCN reads Settings alone, so the policy is empty.`,
      remediation:
        'Wrap it into Settings; ExceptionList is called Exceptions there, ROUTE is SDNRoute.',
      facts: [cniPolicies.flatInHcn],
    }
  }
  const needed = ownValue(needs, type)
  return needed === undefined
    ? undefined
    : {
        basis: 'fails',
        message: `The policy has no Settings, so that it names no ${needed} and is empty.`,
        remediation: `Add "Settings" with ${needed}.`,
        facts: [cniPolicies.flatInHcn],
      }
}

function inHns(version: number | undefined, { type, settings, value }: Policy): Fault | undefined {
  if (settings) {
    return {
      path: settings.path,
      basis: 'fails',
      message: `The policy has Settings, the form of HCN, but apiVersion is ${version ?? 'not set'}, so that it goes to HNS v1.`,
      remediation: 'Set apiVersion to 2 (containerd), or write the fields beside Type (Docker).',
      facts: [cniPolicies.settingsInHns],
    }
  }
  return type === 'sdnroute'
    ? {
        basis: 'fails',
        message: 'SDNRoute is a policy of HCN; HNS v1 calls it ROUTE. The route is missing.',
        remediation: 'Write ROUTE.',
        facts: [cniPolicies.routeTypes],
      }
    : namedAsInHcn(value, type)
}

/** The list of exceptions under its name in HCN. */
function namedAsInHcn(value: Policy['value'], type: string): Fault | undefined {
  const list = type === 'outboundnat' ? fieldBelow(value, 'Exceptions') : undefined
  return list && !fieldBelow(value, 'ExceptionList')
    ? {
        path: list.path,
        basis: 'fails',
        message: `Beside Type the list is called ExceptionList; ${String(list.path.at(-1))} is its name in Settings of HCN. The exceptions have no effect.`,
        remediation: 'Rename it to ExceptionList.',
        facts: [cniPolicies.exceptionList],
      }
    : undefined
}

function inAzure({ type, typeNode, settings, value }: Policy): Fault | undefined {
  if (!typeNode && isFields(value.value)) {
    return {
      basis: 'refused',
      message:
        'The value of the policy has no Type: azure-vnet ends with "Failed to set Policy: Type".',
      remediation: 'Write Type: OutBoundNAT, ROUTE, …',
      facts: [cniPolicies.flatInAzure],
    }
  }
  if (!settings && type !== 'sdnroute') {
    const misnamed = namedAsInHcn(value, type)
    return misnamed && { ...misnamed, basis: 'refused' }
  }
  return {
    basis: 'refused',
    message: settings
      ? 'azure-vnet reads the fields beside Type and stops at Settings: "unexpected end of JSON input".'
      : 'azure-vnet does not know SDNRoute: "Failed to set Policy: Type".',
    remediation: 'Write the fields beside Type, and ROUTE for routes.',
    facts: [cniPolicies.flatInAzure],
  }
}

function inCalico({ value, settings, type }: Policy): Fault | undefined {
  if (fieldBelow(value, 'Type')?.path.at(-1) !== 'Type') {
    return {
      basis: 'refused',
      message: 'The value of the policy has no Type; Calico crashes.',
      remediation: 'Write Type, with a capital letter.',
      facts: [cniPolicies.typeInCalico],
    }
  }
  return settings && type === 'outboundnat'
    ? {
        path: settings.path,
        basis: 'fails',
        message: 'Calico reads ExceptionList beside Type; the exceptions in Settings are lost.',
        remediation: 'Write ExceptionList beside Type.',
        facts: [cniPolicies.flatInCalico],
      }
    : namedAsInHcn(value, type)
}
