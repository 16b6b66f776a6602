declare module 'virtual:catalogue' {
  import type { RuleWords } from '../catalogue';
  const rules: Record<string, RuleWords>;
  export default rules;
}
