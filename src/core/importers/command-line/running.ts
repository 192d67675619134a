/**
 * Distributions log the command lines that they run, some of them in brackets. In the midst of a
 * sentence only with a capital: “we start kubelet with …” is what people say.
 */
export const running =
  /\b(?:(?:(?:R|(?<![A-Za-z'’,]\s)r)unning|(?:S|(?<![A-Za-z'’,]\s)s)tart(?:ing| to run)?) (?:\S{1,20} )?(?:[^\s"']{0,120}[\\/])?([Kk]ubelet|[Kk]ube-proxy|[Ff]lanneld)(?:\.exe)?(?: with)?:? \[?|INFO: Args: )(?=--)/
