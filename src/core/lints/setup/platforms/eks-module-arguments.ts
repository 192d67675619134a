import { argumentOutside, eksModuleArguments } from '../../../catalog/platforms/pools/eks-module.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { hasWindowsPool } from '../../windows-pool.ts'

export const eksModuleArgumentsLint = defineLint({
  id: 'eks-module-arguments',
  on: 'setup',
  summary: 'The Terraform module for EKS has the arguments that it is given',
  remediation: 'Use the arguments of the version that is asked for.',
  decisions: [],

  check: ({ observations }) =>
    hasWindowsPool(observations)
      ? named(observations, 'eks.moduleArgument').flatMap((one) => {
          const [name = '', major = ''] = String(one.value).split(' ', 2)
          const own = argumentOutside(name, Number(major))
          if (!own) return []
          const life =
            own.until === undefined
              ? `has ${name} only from version ${own.from} on`
              : `had ${name} only before version ${own.until}`
          return [
            {
              path: [],
              place: placeOf(one),
              basis: own.ofGroup === true ? 'fails' : 'refused',
              message: `The module for EKS ${life}, and version ${major} is asked for: ${
                own.ofGroup === true
                  ? 'in a group it has no effect'
                  : 'Terraform refuses the argument'
              }.`,
              remediation: `Use ${own.instead} instead.`,
              facts: [eksModuleArguments],
            },
          ]
        })
      : [],
})
