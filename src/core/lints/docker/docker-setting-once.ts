import { oncePerSetting } from '../../catalog/runtimes/docker-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { placeOf } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'

export const dockerSettingOnce = defineLint({
  id: 'docker-setting-once',
  on: 'setup',
  summary:
    'A setting of Docker stands in daemon.json or among the flags of its service, not in both',
  remediation:
    'Keep it in one of the two: take it out of daemon.json, or register the service without the flag.',
  decisions: [],

  check: ({ observations, parsed }) =>
    ofKind(parsed, 'docker-config').flatMap(({ value: { value }, placeOf: at }) =>
      named(observations, 'docker.service.setting').flatMap((flag) => {
        const name = String(flag.value)
        return valueAt(value, [name]) === undefined
          ? []
          : [
              {
                path: [],
                place: at([name]),
                also: [placeOf(flag)],
                basis: 'refused' as const,
                message: `${name} stands in daemon.json, and the service of Docker has ${flag.raw}: dockerd stops with “${oncePerSetting.value}”.`,
                facts: [oncePerSetting],
              },
            ]
      }),
    ),
})
