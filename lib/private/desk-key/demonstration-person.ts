/** Address of the person that stands for everyone who tries the product. `npm start` makes it. */
export const DEMONSTRATION_EMAIL = 'demostracion@elsofadeldinero.example';
