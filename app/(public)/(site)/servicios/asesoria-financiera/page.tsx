export { default, metadata } from '../consultoria-financiera/page';
